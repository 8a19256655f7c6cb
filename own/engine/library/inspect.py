# The kinds of values, and the frames of calls.
import sys as _sys
import types as _types


def _is(kind):
    def test(value):
        return isinstance(value, kind)
    return test


isfunction, ismethod, isclass, ismodule = map(_is, (_types.FunctionType, _types.MethodType, type, _types.ModuleType))
isgenerator = _is(type(_ for _ in ()))


def isbuiltin(value):
    return isinstance(value, type(len))


def isroutine(value):
    return isfunction(value) or ismethod(value) or isbuiltin(value)


def isgeneratorfunction(value):
    return isfunction(value) and bool(value.__code__.co_flags & 0x20)


def iscoroutinefunction(value):
    return isfunction(value) and bool(value.__code__.co_flags & 0x80)


def currentframe():
    return _sys._getframe(1)


def getdoc(value):
    text = value.__doc__
    if text is None:
        return None
    from textwrap import dedent
    first, _, rest = text.expandtabs().partition("\n")
    return (first.strip() + "\n" + dedent(rest)).strip("\n") if rest else first.strip()


def getmembers(value, predicate=None):
    members = [(name, getattr(value, name)) for name in sorted(dir(value)) if hasattr(value, name)]
    return members if predicate is None else [pair for pair in members if predicate(pair[1])]


def getsource(value):
    raise OSError("could not get source code")
