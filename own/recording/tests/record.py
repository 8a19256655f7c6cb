"""Records runs of programs, as the page's engine does, for the tests: python3 record.py [PROGRAM...]

Reads programs/NAME.py and judged/NAME.py, and writes recorded/NAME.run and judged/NAME.run. A first line "# input: TEXT" is what input() reads, with \\n between
lines; "# arguments: A B" is sys.argv[1:]; "# lines: N" ends the recording after N lines.
"""

import dis
import pathlib
import re
import struct
import sys

HERE = pathlib.Path(__file__).parent
DEPTH = 4
LONG = 1024
YIELD = dis.opmap["YIELD_VALUE"]
HIDDEN = {"function", "type", "module", "builtin_function_or_method", "method", "ABCMeta", "EnumType"}


class Ended(BaseException):
    """The limit of lines is reached."""


class Kept:
    """A value as it is recorded: its letter, its name or number, and its parts."""

    def __init__(self, letter, scalar=None, parts=(), names=()):
        self.letter, self.scalar, self.parts, self.names = letter, scalar, list(parts), list(names)

    def __eq__(self, other):
        return (self.letter, self.scalar, self.names, self.parts) == (
            other.letter, other.scalar, other.names, other.parts)


def is_hidden(value):
    kind = type(value)
    return kind.__name__ in HIDDEN or isinstance(value, type) or kind.__module__ in ("typing", "functools", "itertools")


def kept(value, depth=DEPTH):
    kind = type(value)
    if value is None:
        return Kept("n")
    if kind is bool:
        return Kept("t" if value else "f")
    if kind is int:
        return Kept("i", value) if -2**63 <= value < 2**63 else Kept("b", str(value))
    if kind is float:
        return Kept("d", struct.pack("<d", value))
    if kind is str:
        return Kept("s", value[:LONG])
    if depth:
        many = lambda values: [kept(x, depth - 1) for x in list(values)[:LONG]]
        if isinstance(value, list):
            return Kept("l", id(value), many(value))
        for letter, of in ("(", tuple), ("{", (set, frozenset)):
            if isinstance(value, of):
                return Kept(letter, parts=many(value))
        if kind.__name__ in ("deque", "array"):
            return Kept("[", parts=many(value))
        if isinstance(value, dict):
            return Kept("m", parts=many(value.values()), names=many(value.keys()))
        if hasattr(value, "__dict__") and kind.__module__ == "__main__":
            fields = {k: v for k, v in vars(value).items() if not is_hidden(v)}
            return Kept("c", kind.__name__, many(fields.values()), fields.keys())
    return Kept("o", kind.__name__)


class Recorder:
    def __init__(self, limit):
        self.out, self.names, self.lists, self.stack, self.suspended = bytearray([1]), {}, {}, [], {}
        self.globals, self.calls, self.lines, self.limit = ({}, []), 0, 0, limit
        self.end, self.printed = "whole", []

    def number(self, n):
        while n > 127:
            self.out.append(n & 127 | 128)
            n >>= 7
        self.out.append(n)

    def text(self, text):
        data = text.encode()
        self.number(len(data))
        self.out += data

    def name(self, name):
        if name not in self.names:
            self.names[name] = len(self.names)
            self.out += b"N"
            self.text(name)
        return self.names[name]

    def event(self, letter, *numbers):
        self.out += letter.encode()
        for n in numbers:
            self.number(n)

    def name_all(self, value):
        if value.letter in "bsoc":
            self.name(value.scalar)
        for name in value.names:
            self.name(name) if isinstance(name, str) else self.name_all(name)
        for part in value.parts:
            self.name_all(part)

    def value(self, value):
        letter, scalar = value.letter, value.scalar
        self.out += letter.encode()
        if letter == "i":
            self.number(scalar * 2 if scalar >= 0 else -scalar * 2 - 1)
        elif letter == "d":
            self.out += scalar
        elif letter in "bsoc":
            self.number(self.name(scalar))
        if letter == "l":
            self.number(self.lists.setdefault(scalar, len(self.lists) + 1))
        if letter in "l[({mc":
            self.number(len(value.parts))
            for index, part in enumerate(value.parts):
                if letter == "m":
                    self.value(value.names[index])
                if letter == "c":
                    self.number(self.name(value.names[index]))
                self.value(part)

    def change(self, letter, path, numbers, values):
        for value in values:
            self.name_all(value)
        self.event(letter, *path[:2], len(path) - 2, *path[2:], *numbers)
        for value in values:
            self.value(value)

    def differences(self, old, new, path):
        if old == new:
            return
        same = old.letter == new.letter and old.scalar == new.scalar
        if same and new.letter in "l[mc" and old.names == new.names and len(old.parts) == len(new.parts):
            for index, (a, b) in enumerate(zip(old.parts, new.parts)):
                self.differences(a, b, path + [index])
        elif same and new.letter in "l[{m":
            pairs = lambda v: [[k, x] for k, x in zip(v.names, v.parts)] if v.letter == "m" else [[x] for x in v.parts]
            a, b = pairs(old), pairs(new)
            start = 0
            while start < min(len(a), len(b)) and a[start] == b[start]:
                start += 1
            end = 0
            while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
                end += 1
            items = [x for item in b[start:len(b) - end] for x in item]
            self.change("M", path, [start, len(a) - start - end, len(items)], items)
        else:
            self.change("S", path, [], [new])

    def look(self, scope, slots, variables):
        indices, values = slots
        seen = set()
        for name, value in list(variables.items()):
            if name.startswith(("__", ".")) or is_hidden(value):
                continue
            if name not in indices:
                number = self.name(name)
                self.event("V", scope, number)
                indices[name] = len(values)
                values.append(None)
            index = indices[name]
            seen.add(index)
            new = kept(value)
            if values[index] is None:
                self.change("S", [scope, index], [], [new])
            else:
                self.differences(values[index], new, [scope, index])
            values[index] = new
        for index, value in enumerate(values):
            if value is not None and index not in seen:
                self.event("U", scope, index)
                values[index] = None

    def trace(self, frame, kind, argument):
        code = frame.f_code
        if code.co_filename != "<program>":
            return None
        is_generator = bool(code.co_flags & 0x20)
        if kind == "call":
            if frame in self.suspended:
                call, slots = self.suspended.pop(frame)
                self.event("R", call)
            else:
                self.calls += 1
                call, slots = self.calls, ({}, [])
                name = self.name(code.co_name)
                self.event("C", name, code.co_firstlineno, is_generator)
            self.stack.append((call, slots))
        self.look(0, self.globals, frame.f_globals)
        if frame.f_locals is not frame.f_globals:
            self.look(1, self.stack[-1][1], frame.f_locals)
        if kind == "line":
            if self.lines == self.limit:
                raise Ended
            self.lines += 1
            self.event("L", frame.f_lineno)
        elif kind == "return":
            value = kept(argument)
            self.name_all(value)
            suspends = is_generator and code.co_code[frame.f_lasti] == YIELD
            self.event("Y" if suspends else "E")
            self.value(value)
            top = self.stack.pop()
            if suspends:
                self.suspended[frame] = top
        elif kind == "exception":
            name = self.name(argument[0].__name__)
            self.event("X", name, frame.f_lineno)
        return self.trace

    def write(self, text):
        if text:
            self.printed.append(text)
            self.event("P")
            self.text(text)
        return len(text)

    def flush(self):
        pass


def record(path, to):
    source = path.read_text()
    given = lambda key: (re.match(rf"(?:#.*\n)*?# {key}: (.*)", source) or [None, None])[1]
    lines = (given("input") or "").split("\\n")
    recorder = Recorder(int(given("lines") or 200_000))

    def read(prompt=""):
        recorder.write(str(prompt))
        line = lines.pop(0)
        recorder.write(line + "\n")
        return line

    main = type(sys)("__main__")
    main.input = read
    sys.modules["__main__"] = main
    out, sys.stdout = sys.stdout, recorder
    sys.argv = ["program.py", *(given("arguments") or "").split()]
    program = compile(source, "<program>", "exec")
    sys.settrace(recorder.trace)
    try:
        exec(program, main.__dict__)
    except Ended:
        recorder.end = "stopped"
    except SystemExit:
        pass
    except Exception as error:
        recorder.end = "error"
        recorder.write(f"{type(error).__name__}: {error}\n")
    finally:
        sys.settrace(None)
        sys.stdout = out
    to.write_bytes(recorder.out)
    return recorder


def say(path, recorder):
    print(f"{path.stem}: {recorder.lines} lines, {recorder.calls} calls, {len(recorder.out)} bytes")


if __name__ == "__main__":
    names = sys.argv[1:]
    for folder, to in (("programs", "recorded"), ("judged", "judged")):
        for path in sorted((HERE / folder).glob("*.py")):
            if path.stem in names or not names:
                say(path, record(path, HERE / to / (path.stem + ".run")))
