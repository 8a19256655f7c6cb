# Arrays of one and two dimensions, as programs about boards use them. The page says what is missing: it is far from all of
# numpy. An array is a list of numbers, or a list of rows; rows and blocks are copies, not views.
import builtins as _python
import math as _math
import random as _random

int8 = int16 = int32 = int64 = int_ = uint8 = uint16 = uint32 = uint64 = intp = int
float16 = float32 = float64 = float_ = float
bool_ = bool
str_ = str
object_ = object
pi, e, inf, nan = _math.pi, _math.e, _math.inf, _math.nan
newaxis = None


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    raise AttributeError(f"the page has a small part of numpy, without {name}")


def _flat(item):
    if isinstance(item, (list, tuple, ndarray, range)):
        for part in item:
            yield from _flat(part)
    else:
        yield item


def _plain(item):
    if isinstance(item, ndarray):
        return item.tolist()
    if isinstance(item, (list, tuple, range)):
        return [_plain(part) for part in item]
    return item


class ndarray(list):
    def __init__(self, items=(), dtype=None):
        items = [ndarray(part, dtype) if isinstance(part, (list, tuple)) else part for part in items]
        if dtype is not None:
            items = [item if isinstance(item, ndarray) else _typed(dtype)(item) for item in items]
        elif _python.any([isinstance(item, float) for item in items]):
            items = [float(item) if isinstance(item, (int, bool)) else item for item in items]
        super().__init__(items)

    @property
    def shape(self):
        if len(self) and isinstance(list.__getitem__(self, 0), ndarray):
            return (len(self), *list.__getitem__(self, 0).shape)
        return (len(self),)

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def size(self):
        return _math.prod(self.shape)

    @property
    def dtype(self):
        return next((type(item).__name__ for item in _flat(self)), "float64")

    @property
    def T(self):
        if self.ndim == 1:
            return self.copy()
        return ndarray([list(column) for column in zip(*self)])

    @property
    def flat(self):
        return iter(self.flatten())

    def __getitem__(self, key):
        if not isinstance(key, tuple):
            key = (key,)
        first, rest = key[0], key[1:]
        if isinstance(first, (list, ndarray)):
            if len(first) and _python.all([isinstance(item, bool) for item in _flat(first)]):
                return ndarray([item for item, chosen in zip(_flat(self), _flat(first)) if chosen])
            if rest and isinstance(rest[0], (list, ndarray)):
                return ndarray([self[row, column] for row, column in zip(first, rest[0])])
            return ndarray([self[item] for item in first])
        part = list.__getitem__(self, first)
        if isinstance(first, slice):
            rows = [row[rest if len(rest) > 1 else rest[0]] for row in part] if rest else part
            return ndarray(rows)
        return part[rest if len(rest) > 1 else rest[0]] if rest else part

    def __setitem__(self, key, value):
        if not isinstance(key, tuple):
            key = (key,)
        first, rest = key[0], key[1:]
        if isinstance(first, (list, ndarray)):
            if _python.any([not isinstance(item, bool) for item in _flat(first)]):
                for index, item in enumerate(first):
                    self[(item, *rest)] = value[index] if isinstance(value, (list, tuple)) else value
                return
            for index, chosen in enumerate(first):
                if isinstance(chosen, ndarray):
                    list.__getitem__(self, index)[chosen] = value
                elif chosen:
                    list.__setitem__(self, index, value)
            return
        if isinstance(first, slice):
            for place, index in enumerate(range(*first.indices(len(self)))):
                part = value[place] if isinstance(value, (list, tuple)) and (
                    len(value) and (self.ndim == 1 or rest and not isinstance(rest[0], slice)
                                    or isinstance(value[0], (list, tuple)))) else value
                self[(index, *rest)] = part
            return
        inner = list.__getitem__(self, first)
        if rest:
            inner[rest if len(rest) > 1 else rest[0]] = value
        elif isinstance(inner, ndarray):
            for index in range(len(inner)):
                inner[index] = value[index] if isinstance(value, (list, tuple)) else value
        else:
            list.__setitem__(self, first, type(inner)(value) if isinstance(inner, (int, float)) else value)

    def _each(self, other, work):
        if isinstance(other, (list, tuple)):
            other = other if isinstance(other, ndarray) else ndarray(other)
            if self.ndim > other.ndim:
                return ndarray([row._each(other, work) for row in self])
            if other.ndim > self.ndim:
                return ndarray([self._each(row, work) for row in other])
            if len(self) != len(other):
                raise ValueError(f"operands could not be broadcast together with shapes {self.shape} {other.shape}")
            return ndarray([a._each(b, work) if isinstance(a, ndarray) else work(a, b) for a, b in zip(self, other)])
        return ndarray([a._each(other, work) if isinstance(a, ndarray) else work(a, other) for a in self])

    def __add__(self, other):
        return self._each(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._each(other, lambda a, b: a - b)

    def __rsub__(self, other):
        return self._each(other, lambda a, b: b - a)

    def __mul__(self, other):
        return self._each(other, lambda a, b: a * b)

    def __truediv__(self, other):
        return self._each(other, lambda a, b: a / b)

    def __floordiv__(self, other):
        return self._each(other, lambda a, b: a // b)

    def __mod__(self, other):
        return self._each(other, lambda a, b: a % b)

    def __pow__(self, other):
        return self._each(other, lambda a, b: a ** b)

    def __and__(self, other):
        return self._each(other, lambda a, b: a & b)

    def __or__(self, other):
        return self._each(other, lambda a, b: a | b)

    def __eq__(self, other):
        return self._each(other, lambda a, b: a == b)

    def __ne__(self, other):
        return self._each(other, lambda a, b: a != b)

    def __lt__(self, other):
        return self._each(other, lambda a, b: a < b)

    def __le__(self, other):
        return self._each(other, lambda a, b: a <= b)

    def __gt__(self, other):
        return self._each(other, lambda a, b: a > b)

    def __ge__(self, other):
        return self._each(other, lambda a, b: a >= b)

    __radd__, __rmul__, __hash__ = __add__, __mul__, None

    def __iadd__(self, other):
        self[:] = self + other
        return self

    def __isub__(self, other):
        self[:] = self - other
        return self

    def __neg__(self):
        return self * -1

    def __invert__(self):
        return self._each(None, lambda a, _: not a if isinstance(a, bool) else ~a)

    def __abs__(self):
        return self._each(None, lambda a, _: _python.abs(a))

    def __bool__(self):
        if not len(self):
            return False
        if self.size > 1:
            raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")
        return _python.any([bool(item) for item in _flat(self)])

    def __contains__(self, item):
        return _python.any([part == item for part in _flat(self)])

    def _along(self, work, axis):
        if axis is None:
            return work(list(_flat(self)))
        if axis in (0, -2) and self.ndim == 2:
            return ndarray([work(list(column)) for column in zip(*self)])
        if axis in (1, -1) and self.ndim == 2:
            return ndarray([work(list(row)) for row in self])
        return work(list(_flat(self)))

    def sum(self, axis=None):
        return self._along(lambda items: _python.sum(items), axis)

    def any(self, axis=None):
        return self._along(lambda items: _python.any(items), axis)

    def all(self, axis=None):
        return self._along(lambda items: _python.all(items), axis)

    def max(self, axis=None):
        return self._along(lambda items: _python.max(items), axis)

    def min(self, axis=None):
        return self._along(lambda items: _python.min(items), axis)

    def mean(self, axis=None):
        return self._along(lambda items: _python.sum(items) / len(items), axis)

    def argmax(self, axis=None):
        return self._along(lambda items: items.index(_python.max(items)), axis)

    def argmin(self, axis=None):
        return self._along(lambda items: items.index(_python.min(items)), axis)

    def trace(self, offset=0):
        return _python.sum(diagonal(self, offset))

    def diagonal(self, offset=0):
        return diagonal(self, offset)

    def copy(self):
        return ndarray([item.copy() if isinstance(item, ndarray) else item for item in self])

    __copy__ = copy

    def __deepcopy__(self, known):
        return self.copy()

    def fill(self, value):
        self[:] = value

    def flatten(self):
        return ndarray(list(_flat(self)))

    ravel = flatten

    def reshape(self, *shape):
        return _shaped(list(_flat(self)), shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape)

    def transpose(self):
        return self.T

    def astype(self, dtype):
        return ndarray(self.tolist(), dtype)

    def tolist(self):
        return [item.tolist() if isinstance(item, ndarray) else item for item in list.__iter__(self)]

    def item(self, *key):
        return list(_flat(self))[0] if not key else self[key]

    def nonzero(self):
        return nonzero(self)

    def __str__(self):
        return _lines(self, _words(self), 1)

    def __repr__(self):
        text = _lines(self, _words(self), 1, ", ").replace("\n", "\n      ")
        longest = _python.max([len(item) for item in _flat(self) if isinstance(item, str)], default=0)
        return f"array({text}, dtype='<U{longest}')" if longest else f"array({text})"


def _lines(array, words, depth, between=" "):
    if len(array) and isinstance(list.__getitem__(array, 0), ndarray):
        break_ = between.rstrip() + "\n" * (array.ndim - 1) + " " * depth
        return "[" + break_.join([_lines(row, words, depth + 1, between) for row in array]) + "]"
    return "[" + between.join([next(words) for _ in array]) + "]"


def _words(array):
    """The items as they are written, one under another."""
    words = [_written(item) for item in _flat(array)]
    behind = _python.max([len(word) - word.index(".") for word in words if word[-1:] == "." or "." in word[1:-1]], default=0)
    if any([isinstance(item, float) for item in _flat(array)]):
        words = [word + " " * (behind - len(word) + word.index(".")) if "." in word else word for word in words]
    width = _python.max([len(word) for word in words], default=0)
    return iter([word.rjust(width) for word in words])


def _written(item):
    if isinstance(item, float):
        return str(int(item)) + "." if item == int(item) else repr(item)
    return repr(item)


def _typed(dtype):
    names = {"int": int, "float": float, "bool": bool, "str": str, "object": lambda item: item}
    if isinstance(dtype, str):
        return names.get(dtype.rstrip("0123456789"), str)
    return (lambda item: item) if dtype is object else dtype


def _shaped(items, shape):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if -1 in shape:
        known = -_math.prod(shape)
        shape = tuple([len(items) // known if side == -1 else side for side in shape])
    if _math.prod(shape) != len(items):
        raise ValueError(f"cannot reshape array of size {len(items)} into shape {shape}")
    if len(shape) == 1:
        return ndarray(items)
    step = len(items) // shape[0] if shape[0] else 0
    return ndarray([_shaped(items[row * step:(row + 1) * step], shape[1:]) for row in range(shape[0])])


def array(items, dtype=None, copy=True):
    return ndarray(_plain(items) if not isinstance(items, (int, float)) else [items], dtype)


asarray = array


def full(shape, value, dtype=None):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return _shaped([value if dtype is None else _typed(dtype)(value)] * _math.prod(shape), shape)


def zeros(shape, dtype=float):
    return full(shape, 0, dtype)


def ones(shape, dtype=float):
    return full(shape, 1, dtype)


def empty(shape, dtype=float):
    return full(shape, 0, dtype)


def zeros_like(array, dtype=None):
    return full(array.shape, 0, dtype)


def ones_like(array, dtype=None):
    return full(array.shape, 1, dtype)


def eye(n, m=None, k=0, dtype=float):
    kind = _typed(dtype)
    return ndarray([[kind(column - row == k) for column in range(m or n)] for row in range(n)])


def identity(n, dtype=float):
    return eye(n, dtype=dtype)


def arange(*limits, dtype=None):
    if _python.all([isinstance(limit, int) for limit in limits]):
        return ndarray(list(range(*limits)), dtype)
    start, stop, step = (0, *limits, 1)[:3] if len(limits) == 1 else (*limits, 1)[:3]
    return ndarray([start + step * index for index in range(_math.ceil((stop - start) / step))], dtype)


def linspace(start, stop, num=50):
    return ndarray([start + (stop - start) * index / (num - 1) for index in range(num)])


def copy(array):
    return asarray(array).copy()


def sum(array, axis=None):
    total = 0
    if axis is not None and asarray(array).ndim == 2:
        return asarray(array).sum(axis)
    for item in _flat(array):
        total += item
    return total


def any(array, axis=None):
    if axis is not None:
        return asarray(array).any(axis)
    for item in _flat(array):
        if item:
            return True
    return False


def all(array, axis=None):
    if axis is not None:
        return asarray(array).all(axis)
    for item in _flat(array):
        if not item:
            return False
    return True


def max(array, axis=None):
    return asarray(array)._along(lambda items: sorted(items)[-1], axis)


def min(array, axis=None):
    return asarray(array)._along(lambda items: sorted(items)[0], axis)


amax, amin = max, min


def abs(array):
    return array.__abs__()


absolute = abs


def count_nonzero(array):
    return len([item for item in _flat(array) if item])


def nonzero(array):
    array = asarray(array)
    if array.ndim == 1:
        return (ndarray([index for index, item in enumerate(array) if item]),)
    found = [(r, c) for r, row in enumerate(array) for c, item in enumerate(row) if item]
    return tuple([ndarray([pair[axis] for pair in found]) for axis in (0, 1)])


def argwhere(array):
    return ndarray([list(pair) for pair in zip(*nonzero(array))])


def where(condition, yes=None, no=None):
    if yes is None:
        return nonzero(condition)
    return condition._each(None, lambda is_so, _: yes if is_so else no)


def argmax(array, axis=None):
    return asarray(array).argmax(axis)


def argmin(array, axis=None):
    return asarray(array).argmin(axis)


def diagonal(array, offset=0):
    height, width = array.shape
    return ndarray([array[row, row + offset] for row in range(height) if 0 <= row + offset < width])


def diag(array, k=0):
    array = asarray(array)
    if array.ndim == 2:
        return diagonal(array, k)
    n = len(array)
    return ndarray([[array[row] if row == column else 0 for column in range(n)] for row in range(n)])


def trace(array, offset=0):
    return asarray(array).trace(offset)


def fliplr(array):
    return ndarray([list(reversed(row)) for row in array])


def flipud(array):
    return ndarray([list(row) for row in reversed(array)])


def flip(array, axis=None):
    array = asarray(array)
    if array.ndim == 1:
        return ndarray(list(reversed(array)))
    array = flipud(array) if axis in (None, 0) else array
    return fliplr(array) if axis in (None, 1, -1) else array


def rot90(array, k=1):
    array = asarray(array)
    for _ in range(k % 4):
        array = flipud(array.T)
    return array


def transpose(array):
    return asarray(array).T


def array_equal(a, b):
    a, b = asarray(a), asarray(b)
    return a.shape == b.shape and list(_flat(a)) == list(_flat(b))


def unique(array):
    return ndarray(sorted(set(_flat(array))))


def append(array, values):
    return ndarray([*_flat(array), *_flat(values)])


def concatenate(arrays, axis=0):
    if axis == 1:
        return hstack(arrays)
    return ndarray([_plain(item) for part in arrays for item in part])


def vstack(arrays):
    return ndarray([_plain(row) for part in arrays for row in (part if asarray(part).ndim == 2 else [part])])


def hstack(arrays):
    if asarray(arrays[0]).ndim == 1:
        return concatenate(arrays)
    return ndarray([[item for part in rows for item in part] for rows in zip(*arrays)])


def array2string(array, separator=" "):
    return str(array) if separator == " " else repr(array)[6:-1]


def set_printoptions(**options):
    pass


class _Chance:
    """Random arrays. Their numbers are not those of numpy."""

    @staticmethod
    def seed(value=None):
        _random.seed(value)

    @staticmethod
    def rand(*shape):
        return _shaped([_random.random() for _ in range(_math.prod(shape))], shape) if shape else _random.random()

    random = rand

    @staticmethod
    def randint(low, high=None, size=None):
        low, high = (0, low) if high is None else (low, high)
        if size is None:
            return _random.randrange(low, high)
        shape = (size,) if isinstance(size, int) else tuple(size)
        return _shaped([_random.randrange(low, high) for _ in range(_math.prod(shape))], shape)

    @staticmethod
    def permutation(items):
        items = list(range(items)) if isinstance(items, int) else list(items)
        _random.shuffle(items)
        return ndarray(items)

    @staticmethod
    def shuffle(items):
        _random.shuffle(items)

    @staticmethod
    def choice(items, size=None):
        items = list(range(items)) if isinstance(items, int) else list(items)
        if size is None:
            return _random.choice(items)
        return ndarray([_random.choice(items) for _ in range(size)])


random = _Chance
