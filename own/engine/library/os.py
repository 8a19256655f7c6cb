# What programs for a terminal ask of it: there is no shell and no file.
import sys as _sys
name = "posix"
linesep = "\n"
sep = "/"
environ = {}


def system(command):
    return 0


def getenv(key, default=None):
    return default


def cpu_count():
    return 1


def getcwd():
    return "/"


def getpid():
    return 1


def listdir(path="."):
    return []


def fspath(path):
    return path if isinstance(path, (str, bytes)) else path.__fspath__()


def stat(path, **options):
    raise FileNotFoundError(2, "No such file or directory", path)


lstat = stat


import posixpath as path

_sys.modules["os.path"] = path
