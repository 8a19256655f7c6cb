# The texts of errors.
import sys as _sys


def _chain(error):
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _chain(before)
        words = "The above exception was the direct cause of the following exception" if error.__cause__ else (
            "During handling of the above exception, another exception occurred")
        yield f"\n{words}:\n\n"
    if error.__traceback__ is not None:
        yield "Traceback (most recent call last):\n"
        yield from format_tb(error.__traceback__)
    yield from format_exception_only(error)


def format_tb(traceback, limit=None):
    lines = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        lines.append(f'  File "{code.co_filename}", line {traceback.tb_lineno}, in {code.co_name}\n')
        traceback = traceback.tb_next
    return lines if limit is None else lines[:limit]


def format_exception_only(error, value=None):
    error = error if value is None else value
    text = str(error)
    name = type(error).__qualname__
    return [f"{name}: {text}\n" if text else f"{name}\n"]


def format_exception(error, value=None, traceback=None):
    return list(_chain(error if value is None else value))


def format_exc(limit=None):
    error = _sys.exception()
    return "".join(format_exception(error)) if error is not None else "NoneType: None\n"


def print_exc(limit=None, file=None):
    print(format_exc(limit), end="", file=file)


def print_exception(error, value=None, traceback=None, limit=None, file=None):
    print("".join(format_exception(error, value)), end="", file=file)


def print_tb(traceback, limit=None, file=None):
    print("".join(format_tb(traceback, limit)), end="", file=file)


class TracebackException:
    """An error whose texts are asked for later."""

    def __init__(self, exc_type, exc_value, exc_traceback, **options):
        self._error = exc_value

    def format(self, **options):
        return iter(format_exception(self._error))

    def format_exception_only(self, **options):
        return iter(format_exception_only(self._error))


def clear_frames(traceback):
    pass
