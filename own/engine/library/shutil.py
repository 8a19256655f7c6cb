# The size of the terminal that the page shows.
from collections import namedtuple as _namedtuple

terminal_size = _namedtuple("terminal_size", ["columns", "lines"])


def get_terminal_size(fallback=(80, 24)):
    return terminal_size(*fallback)
