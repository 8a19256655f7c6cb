# Warnings are not shown.


def warn(message, category=None, stacklevel=1, source=None):
    pass


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    pass


def simplefilter(action, category=Warning, lineno=0, append=False):
    pass


def resetwarnings():
    pass


class catch_warnings:
    def __init__(self, **options):
        pass

    def __enter__(self):
        return []

    def __exit__(self, *error):
        pass
