# What programs for a terminal ask of it: there is no shell and no file.
name = "posix"
linesep = "\n"
sep = "/"
environ = {}


def system(command):
    return 0


def getenv(key, default=None):
    return default
