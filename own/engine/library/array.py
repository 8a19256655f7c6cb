# Arrays of numbers of one type.
typecodes = "bBuwhHiIlLqQfd"
_SIZES = {"b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8, "u": 4, "w": 4}


class array(list):
    def __init__(self, typecode, initializer=()):
        if typecode not in _SIZES:
            raise ValueError("bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)")
        self.typecode, self.itemsize = typecode, _SIZES[typecode]
        super().__init__(map(self._fitting, initializer))

    def _fitting(self, value):
        if self.typecode in "uw":
            if not isinstance(value, str) or len(value) != 1:
                raise TypeError("array item must be a unicode character, not " + type(value).__name__)
            return value
        if self.typecode in "fd":
            if not isinstance(value, (int, float)):
                raise TypeError("must be real number, not " + type(value).__name__)
            return float(value)
        if not isinstance(value, int):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        signed, bits = self.typecode.islower(), 8 * self.itemsize
        least = -(1 << bits - 1) if signed else 0
        if not least <= value < least + (1 << bits):
            raise OverflowError("value out of range for an array of type " + self.typecode)
        return int(value)

    def __setitem__(self, at, value):
        if isinstance(at, slice):
            if not isinstance(value, array):
                raise TypeError(f"can only assign array (not \"{type(value).__name__}\") to array slice")
            super().__setitem__(at, value)
        else:
            super().__setitem__(at, self._fitting(value))

    def __getitem__(self, at):
        part = super().__getitem__(at)
        return array(self.typecode, part) if isinstance(at, slice) else part

    def append(self, value):
        super().append(self._fitting(value))

    def insert(self, at, value):
        super().insert(at, self._fitting(value))

    def extend(self, values):
        super().extend(map(self._fitting, values))

    fromlist = extend

    def tolist(self):
        return list(self)

    def copy(self):
        return array(self.typecode, self)

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()

    def __add__(self, other):
        return array(self.typecode, [*self, *other])

    def __mul__(self, times):
        return array(self.typecode, list(self) * times)

    __rmul__ = __mul__

    def __eq__(self, other):
        return isinstance(other, array) and list(self) == list(other)

    __hash__ = None

    def __repr__(self):
        if not self:
            return f"array({self.typecode!r})"
        return f"array({self.typecode!r}, {''.join(self)!r})" if self.typecode in "uw" else f"array({self.typecode!r}, {list(self)!r})"


ArrayType = array
