# The numbers of the Mersenne twister MT19937 (Matsumoto and Nishimura 1998), drawn in the order in which CPython draws them.
from _bezzel import chance as _chance
from _operator import index as _index
from bisect import bisect as _bisect
from itertools import accumulate as _accumulate
import math as _math

_SIZE = 624
_WORD = 0xFFFFFFFF


def _state_of(key):
    state = [19650218]
    for i in range(1, _SIZE):
        state.append(1812433253 * (state[-1] ^ state[-1] >> 30) + i & _WORD)
    i, j = 1, 0
    for factor, steps in (1664525, max(_SIZE, len(key))), (1566083941, _SIZE - 1):
        for _ in range(steps):
            mixed = state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * factor
            state[i] = (mixed + key[j] + j if factor == 1664525 else mixed - i) & _WORD
            i, j = i + 1, (j + 1) % len(key)
            if i == _SIZE:
                state[0], i = state[-1], 1
    state[0] = 0x80000000
    return state


class Random:
    def __init__(self, x=None):
        self._next = _SIZE
        self._state = None
        self.gauss_next = None
        if x is not None:
            self.seed(x)

    def seed(self, a=None, version=2):
        if a is None:
            a = int(_chance() * 2**52) * 2**52 + int(_chance() * 2**52)
        elif isinstance(a, (str, bytes)):
            a = int.from_bytes(a.encode() if isinstance(a, str) else a, "big")
        elif not isinstance(a, int):
            a = hash(a)
        a = abs(a)
        key = [a & _WORD]
        while a := a >> 32:
            key.append(a & _WORD)
        self._state, self._next = _state_of(key), _SIZE
        self.gauss_next = None

    def _word(self):
        if self._next == _SIZE:
            if self._state is None:
                self.seed()
            self._twist()
        y = self._state[self._next]
        self._next += 1
        y ^= y >> 11
        y ^= y << 7 & 0x9D2C5680
        y ^= y << 15 & 0xEFC60000
        return y ^ y >> 18

    def _twist(self):
        state = self._state
        for k in range(_SIZE):
            y = state[k] & 0x80000000 | state[(k + 1) % _SIZE] & 0x7FFFFFFF
            state[k] = state[(k + 397) % _SIZE] ^ y >> 1 ^ (0x9908B0DF if y & 1 else 0)
        self._next = 0

    def getstate(self):
        if self._state is None:
            self.seed()
        return 3, (*self._state, self._next), self.gauss_next

    def setstate(self, state):
        _, words, self.gauss_next = state
        self._state, self._next = list(words[:-1]), words[-1]

    def random(self):
        high, low = self._word() >> 5, self._word() >> 6
        return (high * 67108864 + low) / 9007199254740992

    def getrandbits(self, k, /):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        result, at = 0, 0
        while at < k:
            rest = min(k - at, 32)
            result |= self._word() >> 32 - rest << at
            at += 32
        return result

    def _below(self, n):
        bits = n.bit_length()
        while (r := self.getrandbits(bits)) >= n:
            pass
        return r

    def randrange(self, start, stop=None, step=1):
        start, stop = (0, _index(start)) if stop is None else (_index(start), _index(stop))
        choices = range(start, stop, step)
        if not choices:
            raise ValueError(f"empty range for randrange() ({start}, {stop}, {stop - start})")
        return choices[self._below(len(choices))]

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._below(len(seq))]

    def shuffle(self, x):
        for i in range(len(x) - 1, 0, -1):
            j = self._below(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        if isinstance(population, (set, frozenset, dict)):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        if counts is not None:
            population = [item for item, count in zip(population, counts) for _ in range(count)]
        n = len(population)
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        # A large population is not copied: drawn numbers are remembered, and drawn again where they come twice.
        room = 21 if k <= 5 else 21 + 4 ** _math.ceil(_math.log(k * 3, 4))
        if n > room:
            places = {}
            while len(places) < k:
                places[self._below(n)] = True
            return [population[place] for place in places]
        left = list(population)
        drawn = []
        for last in range(n - 1, n - 1 - k, -1):
            place = self._below(last + 1)
            drawn.append(left[place])
            left[place] = left[last]
        return drawn

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        n = len(population)
        if weights is not None:
            cum_weights = list(_accumulate(weights))
        if cum_weights is None:
            return [population[int(self.random() * n)] for _ in range(k)]
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        return [population[_bisect(cum_weights, self.random() * total, 0, n - 1)] for _ in range(k)]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def expovariate(self, lambd=1.0):
        return -_math.log(1.0 - self.random()) / lambd

    def gauss(self, mu=0.0, sigma=1.0):
        z, self.gauss_next = self.gauss_next, None
        if z is None:
            angle = self.random() * _math.tau
            radius = _math.sqrt(-2.0 * _math.log(1.0 - self.random()))
            z, self.gauss_next = _math.cos(angle) * radius, _math.sin(angle) * radius
        return mu + z * sigma


SystemRandom = Random
_shared = Random()
for _name in """
    seed getstate setstate random getrandbits randrange randint choice shuffle sample choices uniform expovariate gauss
""".split():
    globals()[_name] = getattr(_shared, _name)
