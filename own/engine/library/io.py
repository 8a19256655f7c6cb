# A text in memory that is read and written like a file.


class UnsupportedOperation(OSError, ValueError):
    """The text does not do this."""


class StringIO:
    def __init__(self, initial_value="", newline="\n"):
        self._text, self._at, self.closed = initial_value or "", 0, False

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got {type(text).__name__!r}")
        self._check()
        before = self._text[:self._at].ljust(self._at, "\0")
        self._text = before + text + self._text[self._at + len(text):]
        self._at += len(text)
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def read(self, size=-1):
        self._check()
        end = len(self._text) if size is None or size < 0 else self._at + size
        text = self._text[self._at:end]
        self._at += len(text)
        return text

    def readline(self, size=-1):
        self._check()
        end = self._text.find("\n", self._at) + 1 or len(self._text)
        if size is not None and size >= 0:
            end = min(end, self._at + size)
        text = self._text[self._at:end]
        self._at += len(text)
        return text

    def readlines(self, hint=-1):
        return list(self)

    def __iter__(self):
        return iter(self.readline, "")

    def getvalue(self):
        self._check()
        return self._text

    def tell(self):
        return self._at

    def seek(self, at, whence=0):
        self._at = len(self._text) if whence == 2 else at
        return self._at

    def truncate(self, size=None):
        self._text = self._text[:self._at if size is None else size]
        return len(self._text)

    def flush(self):
        pass

    def isatty(self):
        return False

    def readable(self):
        return True

    writable = seekable = readable

    def close(self):
        self.closed = True

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()


TextIOBase = TextIOWrapper = StringIO


def text_encoding(encoding, stacklevel=2):
    return encoding or "utf-8"
