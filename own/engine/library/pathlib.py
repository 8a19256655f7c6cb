# Names of files: there are no files.
import os as _os
import posixpath as _posixpath


class PurePosixPath:
    def __init__(self, *parts):
        text = _posixpath.join("", *map(str, parts)) if parts else "."
        root = "/" if text.startswith("/") else ""
        self._text = root + "/".join(part for part in text.split("/") if part not in ("", ".")) or "."

    def __str__(self):
        return self._text

    __fspath__ = as_posix = __str__

    def __repr__(self):
        return f"{type(self).__name__}({self._text!r})"

    def __eq__(self, other):
        return isinstance(other, PurePosixPath) and self._text == other._text

    def __lt__(self, other):
        return self._text < other._text

    def __hash__(self):
        return hash(self._text)

    def __truediv__(self, other):
        return type(self)(self._text, str(other))

    def __rtruediv__(self, other):
        return type(self)(str(other), self._text)

    def joinpath(self, *others):
        return type(self)(self._text, *others)

    @property
    def parts(self):
        root = ("/",) if self.is_absolute() else ()
        return root + tuple(part for part in self._text.split("/") if part not in ("", "."))

    @property
    def name(self):
        return "" if self._text in (".", "/") else _posixpath.basename(self._text)

    @property
    def suffix(self):
        return _posixpath.splitext(self.name)[1]

    @property
    def stem(self):
        return _posixpath.splitext(self.name)[0]

    @property
    def parent(self):
        return type(self)(_posixpath.dirname(self._text) or ".")

    def with_suffix(self, suffix):
        return self.parent / (self.stem + suffix)

    def with_name(self, name):
        return self.parent / name

    def is_absolute(self):
        return self._text.startswith("/")


class PosixPath(PurePosixPath):
    @classmethod
    def cwd(cls):
        return cls("/")

    home = cwd

    def resolve(self, strict=False):
        return type(self)(_posixpath.abspath(self._text))

    absolute = resolve

    def exists(self):
        return False

    is_file = is_dir = exists

    def open(self, *args, **options):
        return open(self._text, *args, **options)

    read_text = read_bytes = write_text = write_bytes = unlink = iterdir = glob = stat = open

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        raise PermissionError(13, "Permission denied", self._text)


PurePath, Path = PurePosixPath, PosixPath
