import sys
from functools import wraps


class suppress:
    def __init__(self, *errors):
        self._errors = errors

    def __enter__(self):
        return None

    def __exit__(self, kind, error, trace):
        return kind is not None and issubclass(kind, self._errors)


class nullcontext:
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *error):
        return None


class redirect_stdout:
    def __init__(self, target):
        self._target = target

    def __enter__(self):
        self._before, sys.stdout = sys.stdout, self._target
        return self._target

    def __exit__(self, *error):
        sys.stdout = self._before


class _Generated:
    def __init__(self, generator):
        self._generator = generator

    def __enter__(self):
        return next(self._generator)

    def __exit__(self, kind, error, trace):
        try:
            if kind is None:
                next(self._generator)
            else:
                self._generator.throw(error)
        except StopIteration as stop:
            return stop is not error
        except BaseException as raised:
            if raised is not error:
                raise
            return False
        raise RuntimeError("generator didn't stop" + ("" if kind is None else " after throw()"))


def contextmanager(function):
    @wraps(function)
    def made(*args, **kwargs):
        return _Generated(function(*args, **kwargs))

    return made
