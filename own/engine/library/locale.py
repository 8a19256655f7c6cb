# The names and numbers of plain English.
LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)


class Error(Exception):
    pass


def setlocale(category, locale=None):
    if locale not in (None, "", "C", "POSIX"):
        raise Error("unsupported locale setting")
    return "C"


def getlocale(category=LC_CTYPE):
    return None, None


def localeconv():
    return {"decimal_point": ".", "thousands_sep": "", "grouping": []}
