"""Makes mutants of the programs in shapes/, records them and tells the truth about each: python3 mutants.py FOLDER

In each mutant one mark, test, operator, number, return or statement is changed. The truth is read from what plain Python prints,
by the form that the first line of the shape names: "lists", "matrix" or "strings" with "all" or "one", "count", "tour".
"""

import ast
import copy
import pathlib
import re
import sys

import record

HERE = pathlib.Path(__file__).parent
ALL = {1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92}
LIMIT = 30_000
COMPARES = [ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE]
OTHER = {
    ast.Add: [ast.Sub], ast.Sub: [ast.Add], ast.Mult: [ast.Add], ast.BitAnd: [ast.BitOr], ast.BitOr: [ast.BitAnd],
    ast.LShift: [ast.RShift], ast.RShift: [ast.LShift], ast.And: [ast.Or], ast.Or: [ast.And],
    ast.In: [ast.NotIn], ast.NotIn: [ast.In], ast.Not: [], ast.USub: [], ast.Invert: [],
    ast.Eq: [ast.NotEq, ast.LtE], ast.NotEq: [ast.Eq], ast.Lt: [ast.LtE, ast.Gt], ast.LtE: [ast.Lt], ast.Gt: [ast.GtE],
    ast.GtE: [ast.Gt],
}


def mutants(tree):
    """Yields changed copies of a tree."""
    nodes = list(ast.walk(tree))
    for index, node in enumerate(nodes):
        for change in changes(node):
            other = copy.deepcopy(tree)
            change(list(ast.walk(other))[index])
            yield ast.fix_missing_locations(other)


def changes(node):
    def put(**fields):
        return lambda other: [setattr(other, name, value) for name, value in fields.items()]

    if isinstance(node, (ast.BinOp, ast.BoolOp)):
        for op in OTHER.get(type(node.op), []):
            yield put(op=op())
    if isinstance(node, ast.AugAssign):
        for op in OTHER.get(type(node.op), []):
            yield put(op=op())
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for op in OTHER.get(type(node.ops[0]), []):
            yield put(ops=[op()])
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda other: (setattr(other, "op", ast.Not()), setattr(other, "operand", ast.UnaryOp(ast.Not(), other.operand)))
    if isinstance(node, ast.Constant):
        if node.value is True or node.value is False:
            yield put(value=not node.value)
        elif isinstance(node.value, int):
            yield put(value=node.value + 1)
            yield put(value=node.value - 1)
    if isinstance(node, ast.Return):
        yield put(value=None)
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if not isinstance(block, list):
            continue
        for place, statement in enumerate(block):
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global)):
                continue
            yield lambda other, place=place, name=name: getattr(other, name).__setitem__(place, ast.Pass())


def conflicts(q):
    return any(q[i] == q[j] or abs(q[i] - q[j]) == j - i for i in range(len(q)) for j in range(i + 1, len(q)))


def solutions_in(text, form, n):
    """The positions that a shape has printed, as lists of columns; None for one that is no full board."""
    if form == "lists":
        found = []
        for line in text.splitlines():
            line = re.sub(r"^\s*(Solution|Found)?[^\[\(]*(?=[\[\(])", "", line) if "[" in line or "(" in line else line
            if re.search(r"[A-Za-z]", line) and not re.search(r"[\[\(]", line):
                continue
            numbers = [int(x) for x in re.findall(r"-?\d+", line)]
            found.append(numbers if len(numbers) == n and all(0 <= x < n for x in numbers) else None)
        return found
    if form == "strings":
        try:
            boards = ast.literal_eval(text.strip() or "[]")
        except (ValueError, SyntaxError):
            return [None]
        boards = boards if isinstance(boards, list) else [boards]
        return [columns(["".join(row) for row in board], n) if isinstance(board, list) else None for board in boards]
    rows = [re.sub(r"[^Q.01]", "", line) for line in text.splitlines() if re.fullmatch(r"[\[\]Q.01, ]+", line.strip() or "x")]
    rows = [row.replace("1", "Q") for row in rows]
    return [columns(rows[i:i + n], n) for i in range(0, len(rows), n)]


def columns(rows, n):
    if len(rows) != n or any(len(row) != n or row.count("Q") != 1 for row in rows):
        return None
    return [row.index("Q") for row in rows]


def size_in(source):
    """The size of the board: a mutant of it is a program about another board."""
    numbers = re.search(r"(?m)^n = (\d+)|^N = (\d+)|[qQ]ueens\((\d+)\)", source)
    return int(next(filter(None, numbers.groups()))) if numbers else None


def truth(shape, source, text, end):
    """The verdicts that are not false for what was printed."""
    if end != "whole":
        return {"error"} if end == "error" else {"stopped"}
    form, *wants = shape.split()
    says_none = re.search(r"(?i)no solution|not exist|no tour", text)
    if form == "tour":
        numbers = [int(x) for x in re.findall(r"\d+", text)]
        if says_none:
            return {"wrong"}
        return {"right"} if is_tour(numbers, size_in(source)) else {"wrong", "none", "silent", "not-called"}
    n = size_in(source)
    counts = [int(x) for x in re.findall(r"-?\d+", "\n".join(
        line for line in text.splitlines() if re.search(r"(?i)solutions|^-?\d+$", line)))] if "count" in shape else []
    if form == "count":
        if not counts:
            return {"none", "silent", "not-called"}
        return {"right"} if counts[-1] == ALL.get(n) else {"wrong"}
    found = solutions_in(text, form, n)
    good = {tuple(q) for q in found if q and not conflicts(q)}
    bad = [q for q in found if q and conflicts(q)]
    partial = any(q is None for q in found)
    if says_none and "one" in wants:
        return {"wrong"}
    if bad:
        return {"wrong"} if not partial and len(bad) > 0 else {"wrong", "incomplete", "silent", "none"}
    if not found and "all" in wants and counts == [ALL.get(n)]:
        return {"right"}
    if any(count != ALL.get(n) for count in counts) and not (len(good) == 1 and counts == [1]):
        return {"wrong"}
    if len(good) == ALL.get(n):
        return {"right"}
    if "one" in wants:
        return {"right"} if len(good) == 1 else {"wrong", "none", "silent", "incomplete", "not-called"}
    if len(good) == 1:
        # A program that stops after its first solution wants one.
        return {"right", "incomplete", "wrong"}
    if good:
        return {"incomplete", "wrong"} if partial or counts else {"incomplete"}
    return {"none", "silent", "wrong", "not-called"}


def is_tour(numbers, n):
    if sorted(numbers) != list(range(1, n * n + 1)):
        return False
    place = {number: divmod(index, n) for index, number in enumerate(numbers)}
    return all(sorted((abs(place[k][0] - place[k + 1][0]), abs(place[k][1] - place[k + 1][1]))) == [1, 2] for k in range(1, n * n))


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    number = 0
    for path in sorted((HERE / "shapes").glob("*.py")):
        source = path.read_text()
        shape = re.match(r"# truth: (.*)", source)[1]
        texts = {ast.unparse(ast.parse(source))}
        trees = [ast.parse(source), *mutants(ast.parse(source))]
        for tree in trees:
            text = ast.unparse(tree)
            if text in texts and tree is not trees[0]:
                continue
            texts.add(text)
            number += 1
            to = folder / f"{path.stem}_{number:04}.py"
            to.write_text(f"# lines: {LIMIT}\n# {shape}\n" + text + "\n")
            try:
                recorder = record.record(to, to.with_suffix(".run"))
            except (RecursionError, MemoryError, SyntaxError):
                to.unlink()
                continue
            output = "".join(recorder.printed)
            verdicts = truth(shape, text, output, recorder.end) | {"unknown"}
            head = f"# expect: verdict={'|'.join(sorted(verdicts))} end={recorder.end}\n# {shape}\n"
            to.write_text(head + text + "\n")
    print(number, "mutants")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
