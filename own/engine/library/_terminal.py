# The input and output of a program, and what it may not change of the machine.
import builtins
import sys
from _bezzel import read as _read, write as _write


class _Output:
    encoding = "utf-8"
    write = staticmethod(_write)

    def writelines(self, lines):
        for line in lines:
            _write(line)

    def flush(self):
        pass

    def isatty(self):
        return False


class _Input:
    encoding = "utf-8"

    def readline(self, size=-1):
        line = _read()
        return "" if line is None else line + "\n"

    def __iter__(self):
        return iter(self.readline, "")

    def readlines(self):
        return list(self)

    def read(self, size=-1):
        return "".join(self)

    def isatty(self):
        return False


def input(prompt="", /):
    _write(str(prompt))
    line = _read()
    if line is None:
        raise EOFError("EOF when reading a line")
    return line


def exit(code=None):
    raise SystemExit(code)


def open(file, *args, **options):
    raise FileNotFoundError(2, "No such file or directory", file)


# The stack of the browser does not grow with it.
_limit = 1000


def getrecursionlimit():
    return _limit


def setrecursionlimit(limit, /):
    global _limit
    if limit < 1:
        raise ValueError("recursion limit must be greater or equal than 1")
    _limit = limit


sys.stdout = sys.__stdout__ = sys.stderr = sys.__stderr__ = _Output()
sys.stdin = sys.__stdin__ = _Input()
sys.getrecursionlimit, sys.setrecursionlimit = getrecursionlimit, setrecursionlimit
# The run is traced already.
sys.settrace = sys.setprofile = lambda function: None
builtins.input, builtins.open, builtins.exit, builtins.quit = input, open, exit, exit
