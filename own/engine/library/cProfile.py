# Programs that time themselves run as they are; this page times nothing.
import sys as _sys

_NOTE = "cProfile: times are not measured here"


class Profile:
    def __init__(self, *args, **options):
        pass

    def enable(self, *args, **options):
        pass

    def disable(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def runcall(self, func, /, *args, **kwargs):
        return func(*args, **kwargs)

    def run(self, cmd):
        run(cmd)
        return self

    def print_stats(self, *args):
        print(_NOTE)
        return self

    sort_stats = strip_dirs = dump_stats = lambda self, *args: self


def run(statement, filename=None, sort=-1):
    runctx(statement, vars(_sys.modules["__main__"]), None)


def runctx(statement, globals, locals, filename=None, sort=-1):
    exec(statement, globals, locals)
    print(_NOTE)
