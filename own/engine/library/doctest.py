# The examples in the texts of a program: they are run, and their results compared.
import re as _re
import sys as _sys
import traceback as _traceback
from collections import namedtuple as _namedtuple
from io import StringIO as _StringIO

TestResults = _namedtuple("TestResults", ["failed", "attempted"])
DONT_ACCEPT_TRUE_FOR_1, DONT_ACCEPT_BLANKLINE, NORMALIZE_WHITESPACE, ELLIPSIS, SKIP, IGNORE_EXCEPTION_DETAIL = (1 << bit for bit in range(6))
_FLAGS = {"NORMALIZE_WHITESPACE": NORMALIZE_WHITESPACE, "ELLIPSIS": ELLIPSIS, "SKIP": SKIP,
          "IGNORE_EXCEPTION_DETAIL": IGNORE_EXCEPTION_DETAIL}
_EXAMPLE = _re.compile(r"^(?P<indent> *)>>> (?P<source>.*(?:\n *\.\.\.(?: .*|$))*)\n?(?P<want>(?:(?! *>>>)(?! *$).+\n?)*)", _re.MULTILINE)
_LINE = "*" * 70


class Example:
    def __init__(self, source, want, lineno, flags):
        self.source, self.want, self.lineno, self.flags = source, want, lineno, flags


def _examples(text, optionflags):
    for found in _EXAMPLE.finditer(text):
        indent = len(found["indent"])
        lines = found["source"].split("\n")
        source = "\n".join([lines[0]] + [line[indent + 4:] for line in lines[1:]])
        want = "".join(line[indent:] + "\n" for line in found["want"].splitlines())
        flags = optionflags
        for sign, name in _re.findall(r"([+-])(\w+)", "".join(_re.findall(r"#\s*doctest:(.*)", source))):
            flag = _FLAGS.get(name, 0)
            flags = flags | flag if sign == "+" else flags & ~flag
        yield Example(source + "\n", want, text.count("\n", 0, found.start()), flags)


def _ellipsis(want, got):
    parts = [_re.escape(part) for part in want.split("...")]
    return _re.fullmatch(".*".join(parts), got, _re.DOTALL) is not None


def _matches(want, got, flags):
    if want == got or (want, got) in (("True\n", "1\n"), ("False\n", "0\n")):
        return True
    want = _re.sub(r"(?m)^<BLANKLINE>\s*?$", "", want)
    if flags & NORMALIZE_WHITESPACE:
        want, got = " ".join(want.split()), " ".join(got.split())
    return want == got or bool(flags & ELLIPSIS) and _ellipsis(want, got)


def _result(example, names):
    """What the example prints, and the exception that ends it."""
    out, before = _StringIO(), _sys.stdout

    def display(value):
        if value is not None:
            out.write(repr(value) + "\n")

    _sys.stdout = out
    try:
        try:
            code, value = compile(example.source, "<doctest>", "eval"), True
        except SyntaxError:
            code, value = compile(example.source, "<doctest>", "exec"), False
        if value:
            display(eval(code, names))
        else:
            exec(code, names)
    except Exception as error:
        return out.getvalue(), error
    finally:
        _sys.stdout = before
    return out.getvalue(), None


def _is_right(example, got, error):
    if error is None:
        return _matches(example.want, got, example.flags)
    raised = "".join(_traceback.format_exception_only(type(error), error))
    if not example.want.startswith("Traceback"):
        return False
    want = _re.sub(r"\ATraceback .*\n(?:[ \t].*\n)*", "", example.want)
    if example.flags & IGNORE_EXCEPTION_DETAIL:
        want, raised = want.partition(":")[0], raised.partition(":")[0]
    return _matches(want, raised, example.flags)


def _indented(text):
    return "".join("    " + line if line.strip() else line for line in text.splitlines(True))


def _report(name, example, got, error):
    print(_LINE)
    print(f'File "program.py", line {example.lineno + 1} of the text, in {name}')
    print("Failed example:\n" + _indented(example.source), end="")
    if error is not None:
        raised = "".join(_traceback.format_exception_only(type(error), error))
        print("Exception raised:\n" + _indented(raised), end="")
    elif not example.want:
        print("Expected nothing\nGot:\n" + _indented(got), end="")
    else:
        print("Expected:\n" + _indented(example.want) + ("Got:\n" + _indented(got) if got else "Got nothing\n"), end="")


def _texts(names, module):
    """The texts of a module, of its functions and of its classes, by name."""
    name = names.get("__name__", module)
    yield name, names.get("__doc__")
    for key, value in list(names.items()):
        if getattr(value, "__module__", None) != name:
            continue
        if isinstance(value, type):
            yield f"{name}.{key}", value.__doc__
            for inner, part in list(vars(value).items()):
                part = getattr(part, "__func__", getattr(part, "fget", part))
                if callable(part) or hasattr(part, "__doc__") and inner != "__doc__":
                    yield f"{name}.{key}.{inner}", getattr(part, "__doc__", None)
        elif callable(value):
            yield f"{name}.{key}", getattr(value, "__doc__", None)


def _run(texts, names, verbose, optionflags):
    failed = attempted = 0
    by_name = []
    for name, text in texts:
        if not isinstance(text, str):
            continue
        wrong, number, inside = 0, 0, dict(names)
        for example in _examples(text, optionflags):
            if example.flags & SKIP:
                continue
            number += 1
            if verbose:
                print("Trying:\n" + _indented(example.source), end="")
                print("Expecting nothing" if not example.want else "Expecting:\n" + _indented(example.want), end="\n" if not example.want else "")
            got, error = _result(example, inside)
            if _is_right(example, got, error):
                if verbose:
                    print("ok")
            else:
                wrong += 1
                _report(name, example, got, error)
        failed, attempted = failed + wrong, attempted + number
        if wrong:
            by_name.append((name, wrong, number))
    return TestResults(failed, attempted), by_name


def _summarise(result, by_name):
    """The tests that failed, by name."""
    if not by_name:
        return
    print(_LINE)
    print(f"{len(by_name)} item{'s' if len(by_name) > 1 else ''} had failures:")
    for name, wrong, number in by_name:
        print(f"  {wrong:2} of {number:3} in {name}")
    print(f"***Test Failed*** {result.failed} failure{'s' if result.failed > 1 else ''}.")


def testmod(m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None, raise_on_error=False, exclude_empty=False):
    names = vars(_sys.modules["__main__"] if m is None else m)
    inside = dict(names if globs is None else globs, **(extraglobs or {}))
    texts = sorted(_texts(names, name), key=lambda pair: pair[0])
    result, by_name = _run(texts, inside, verbose or "-v" in _sys.argv, optionflags)
    if report:
        _summarise(result, by_name)
    return result


def run_docstring_examples(f, globs, verbose=False, name="NoName", compileflags=None, optionflags=0):
    _run([(name, f if isinstance(f, str) else f.__doc__)], globs, verbose, optionflags)
