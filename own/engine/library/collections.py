from _collections import defaultdict, deque
from _operator import itemgetter as _itemgetter

try:
    from _collections import OrderedDict
except ImportError:

    class OrderedDict(dict):
        def move_to_end(self, key, last=True):
            others = {} if last else {k: v for k, v in self.items() if k != key}
            value = self.pop(key)
            if not last:
                self.clear()
            self[key] = value
            self.update(others)

        def popitem(self, last=True):
            if last or not self:
                return dict.popitem(self)
            key = next(iter(self))
            return key, self.pop(key)

        def __repr__(self):
            return f"OrderedDict({dict(self)!r})" if self else "OrderedDict()"


class Counter(dict):
    def __init__(self, iterable=None, /, **counts):
        self.update(iterable, **counts)

    def __missing__(self, key):
        return 0

    def update(self, iterable=None, /, **counts):
        self._add(iterable, 1)
        self._add(counts, 1)

    def subtract(self, iterable=None, /, **counts):
        self._add(iterable, -1)
        self._add(counts, -1)

    def _add(self, iterable, sign):
        if isinstance(iterable, dict):
            for key, count in iterable.items():
                self[key] = self[key] + sign * count
        elif iterable is not None:
            for key in iterable:
                self[key] = self[key] + sign

    def most_common(self, n=None):
        return sorted(self.items(), key=_itemgetter(1), reverse=True)[:n]

    def elements(self):
        for key, count in self.items():
            for _ in range(count):
                yield key

    def total(self):
        return sum(self.values())

    def copy(self):
        return Counter(self)

    def _merged(self, other, count):
        new = Counter()
        for key in [*self, *[key for key in other if key not in self]]:
            if (n := count(self[key], other[key])) > 0:
                new[key] = n
        return new

    def __add__(self, other):
        return self._merged(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._merged(other, lambda a, b: a - b)

    def __and__(self, other):
        return self._merged(other, min)

    def __or__(self, other):
        return self._merged(other, max)

    def __repr__(self):
        return f"Counter({dict(self.most_common())!r})" if self else "Counter()"


class ChainMap:
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __getitem__(self, key):
        for each in self.maps:
            if key in each:
                return each[key]
        raise KeyError(key)

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __contains__(self, key):
        return any([key in each for each in self.maps])

    def __iter__(self):
        return iter({key: None for each in reversed(self.maps) for key in each})

    def new_child(self, first=None):
        return ChainMap({} if first is None else first, *self.maps)


def namedtuple(typename, field_names, *, rename=False, defaults=(), module=None):
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    fields = tuple([str(name) for name in field_names])
    if rename:
        fields = tuple([f"_{i}" if name[0] == "_" or name in fields[:i] else name for i, name in enumerate(fields)])
    for i, name in enumerate(fields):
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if name in fields[:i]:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
    defaults = dict(zip(fields[len(fields) - len(defaults) :], defaults))
    scope = {"_new": tuple.__new__}
    scope |= {f"_default_{name}": value for name, value in defaults.items()}
    # Python itself then says which arguments are missing or too many.
    header = "".join([f", {name}=_default_{name}" if name in defaults else f", {name}" for name in fields])
    exec(f"def __new__(_cls{header}):\n return _new(_cls, ({''.join([name + ', ' for name in fields])}))", scope)
    new = scope["__new__"]
    new.__qualname__ = f"{typename}.__new__"

    def make(cls, values):
        return cls(*values)

    body = {
        "__slots__": (),
        "__new__": new,
        "__match_args__": fields,
        "_fields": fields,
        "_field_defaults": defaults,
        "_make": classmethod(make),
        "_asdict": lambda self: dict(zip(fields, self)),
        "_replace": lambda self, **changed: type(self)(**(dict(zip(fields, self)) | changed)),
        "__repr__": lambda self: f"{type(self).__name__}({', '.join([f'{n}={v!r}' for n, v in zip(fields, self)])})",
        "__getnewargs__": tuple,
    }
    for i, name in enumerate(fields):
        body[name] = property(_itemgetter(i))
    return type(typename, (tuple,), body)


class UserDict(dict):
    @property
    def data(self):
        return dict(self)

    def __repr__(self):
        return repr(self.data)


class UserList(list):
    @property
    def data(self):
        return list(self)

    def __repr__(self):
        return repr(self.data)


class UserString(str):
    @property
    def data(self):
        return str(self)

    def __repr__(self):
        return repr(self.data)
