from _bezzel import real as _real

pi = 3.141592653589793
e = 2.718281828459045
tau = 6.283185307179586
inf = float("inf")
nan = float("nan")


def _function(name):
    def function(x, /):
        x = float(x)
        result = _real(name, x, 0.0)
        if result != result and x == x:
            raise ValueError("math domain error")
        if result in (inf, -inf) and x not in (inf, -inf):
            raise OverflowError("math range error")
        return result

    function.__name__ = function.__qualname__ = name
    return function


for _name in "sqrt cbrt exp exp2 expm1 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh".split():
    globals()[_name] = _function(_name)


def _log(name, x):
    if isinstance(x, int) and x > 2**1000:
        # Beyond what a float holds: log(x) = log(x / 2^k) + k log(2).
        shift = x.bit_length() - 64
        return _log(name, x >> shift) + shift * _real(name, 2.0, 0.0)
    if x <= 0:
        raise ValueError("math domain error")
    return _real(name, float(x), 0.0)


def log(x, base=None, /):
    return _log("log", x) if base is None else _log("log", x) / _log("log", base)


def log2(x, /):
    return _log("log2", x)


def log10(x, /):
    return _log("log10", x)


def pow(x, y, /):
    x, y = float(x), float(y)
    if x == 0 and y < 0 or x < 0 and y != y // 1:
        raise ValueError("math domain error")
    result = _real("pow", x, y)
    if result in (inf, -inf) and inf not in (abs(x), abs(y)):
        raise OverflowError("math range error")
    return result


def atan2(y, x, /):
    return _real("atan2", float(y), float(x))


def fmod(x, y, /):
    if y == 0:
        raise ValueError("math domain error")
    return _real("fmod", float(x), float(y))


def copysign(x, y, /):
    return _real("copysign", float(x), float(y))


def hypot(*coordinates):
    return sqrt(sum([float(x) * x for x in coordinates]))


def dist(p, q, /):
    return hypot(*[a - b for a, b in zip(p, q)])


def floor(x, /):
    return x.__floor__() if hasattr(x, "__floor__") else int(float(x) // 1)


def ceil(x, /):
    return x.__ceil__() if hasattr(x, "__ceil__") else -int(-float(x) // 1)


def trunc(x, /):
    return x.__trunc__()


def fabs(x, /):
    return abs(float(x))


def modf(x, /):
    whole = float(trunc(float(x)))
    return copysign(x - whole, x), whole


def isnan(x, /):
    return x != x


def isinf(x, /):
    return x in (inf, -inf)


def isfinite(x, /):
    return x == x and x not in (inf, -inf)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    return a == b or isfinite(a - b) and abs(a - b) <= max(rel_tol * max(abs(a), abs(b)), abs_tol)


def degrees(x, /):
    return x * 180.0 / pi


def radians(x, /):
    return x * pi / 180.0


def fsum(numbers, /):
    # The partial sums overlap in no digit, so that nothing is lost before the end.
    parts = []
    for x in numbers:
        kept = []
        for y in parts:
            if abs(x) < abs(y):
                x, y = y, x
            high = x + y
            low = y - (high - x)
            if low:
                kept.append(low)
            x = high
        parts = kept + [x]
    return float(sum(parts))


def isqrt(n, /):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    if n < 2:
        return n
    x = 1 << (n.bit_length() + 1) // 2
    while (y := (x + n // x) // 2) < x:
        x = y
    return x


def gcd(*numbers):
    result = 0
    for n in numbers:
        while n:
            result, n = n, result % n
    return abs(result)


def lcm(*numbers):
    result = 1
    for n in numbers:
        if n == 0:
            return 0
        result = abs(result * n) // gcd(result, n)
    return result


def factorial(n, /):
    if not isinstance(n, int):
        raise TypeError(f"'{type(n).__name__}' object cannot be interpreted as an integer")
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    return prod(range(2, n + 1))


def perm(n, k=None, /):
    if n < 0 or k is not None and k < 0:
        raise ValueError("n must be a non-negative integer" if n < 0 else "k must be a non-negative integer")
    k = n if k is None else k
    return prod(range(n - k + 1, n + 1)) if k <= n else 0


def comb(n, k, /):
    if n < 0 or k < 0:
        raise ValueError("n must be a non-negative integer" if n < 0 else "k must be a non-negative integer")
    k = min(k, n - k)
    return perm(n, k) // factorial(k) if k >= 0 else 0


def prod(numbers, /, *, start=1):
    for n in numbers:
        start *= n
    return start
