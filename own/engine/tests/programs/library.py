import bisect
import dataclasses
import enum
import functools
import heapq
import itertools
import math
import operator
import string
import time
import timeit
from collections import OrderedDict, Counter
from typing import Generic, NamedTuple, Optional, Protocol, TypeVar

T = TypeVar("T")


class Stack(Generic[T]):
    def __init__(self) -> None:
        self.items: list[T] = []


class Move(NamedTuple):
    row: int
    column: int = 0


class Piece(Protocol):
    name: str


def first(items: Optional[list[int]]) -> "int | None":
    return items[0] if items else None


print(Move(3), Move(1, 2).column, first([]), Stack[int]().items)
heap = [5, 3, 8, 1, 9, 2, 7]
heapq.heapify(heap)
heapq.heappush(heap, 4)
print(heap, heapq.heappop(heap), heap, heapq.nsmallest(2, heap), heapq.heapreplace(heap, 6), heapq.heappushpop(heap, 0))
print(bisect.bisect([1, 3, 3, 5], 3), bisect.bisect_left([1, 3, 3, 5], 3), bisect.bisect([1, 4], 2, key=lambda x: x / 2))
print(math.sqrt(2), math.floor(-2.5), math.ceil(2.1), math.gcd(12, 18), math.comb(64, 8), math.perm(8), math.factorial(20))
print(math.isqrt(10**20), math.log(8, 2), math.log2(2**1500), math.hypot(3, 4), math.pi, math.prod([1, 2, 3]), math.inf)
print(math.fsum([0.1] * 10), math.trunc(-3.7), math.exp(2), math.sin(1), math.atan2(1, -1), math.lcm(4, 6), math.fmod(-7, 3))
for bad in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.factorial(-1), lambda: heapq.heappop([])):
    try:
        bad()
    except Exception as error:
        print(type(error).__name__)


@dataclasses.dataclass(order=True, frozen=True)
class Card:
    rank: int
    suit: str = "spades"
    tags: list = dataclasses.field(default_factory=list, compare=False)


print(Card(3), Card(2) < Card(3), Card(2) == Card(2), hash(Card(2)) == hash(Card(2)), dataclasses.asdict(Card(1)))
print(dataclasses.replace(Card(1), rank=9))
try:
    Card(1).rank = 2
except dataclasses.FrozenInstanceError as error:
    print(error)
try:
    Card()
except TypeError as error:
    print(error)


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 5


class Marks(enum.Flag):
    A = enum.auto()
    B = enum.auto()


class Colour(str, enum.Enum):
    RED = "red"


print(Colour.RED, repr(Colour.RED), Colour.RED == "red", f"{Colour.RED}")
print(Level.HIGH > 3, Level.LOW.name, repr(Level.HIGH), int(Level.LOW), (Marks.A | Marks.B).value, Marks.A in Marks.A | Marks.B)


@functools.total_ordering
class Height:
    def __init__(self, cm):
        self.cm = cm

    def __eq__(self, other):
        return self.cm == other.cm

    def __lt__(self, other):
        return self.cm < other.cm


print(Height(1) <= Height(1), Height(2) > Height(1), Height(1) >= Height(2), Height(1) > Height(1), Height(2) <= Height(1))


@functools.lru_cache(maxsize=2)
def slow(x):
    return x * x


print([slow(x) for x in (1, 2, 1, 3, 2)], slow.cache_info())
print(functools.reduce(operator.mul, range(1, 6)), functools.partial(pow, 2)(5), operator.itemgetter(1)("abc"))
print(list(itertools.combinations("abc", 2)), list(itertools.product([0, 1], repeat=2)), list(itertools.accumulate([1, 2, 3])))
print(list(itertools.islice(itertools.count(5, 5), 3)), list(itertools.chain.from_iterable([[1], [2]])), list(itertools.pairwise("abc")))
print([(k, len(list(g))) for k, g in itertools.groupby("aabbb")], list(itertools.zip_longest("ab", "c", fillvalue="-")))
d = OrderedDict(a=1, b=2)
d.move_to_end("a")
print(list(d), Counter(a=3, b=1) - Counter(a=1, b=2), Counter("aab") + Counter("b"), string.ascii_uppercase[:3])
start = time.perf_counter()
time.sleep(0.25)
print(time.perf_counter() - start >= 0.25, timeit.timeit("1 + 1", number=3) >= 0)
print(sum([0.1] * 3), max("abc", key=ord), sorted([3, 1, 2], key=operator.neg), functools.cmp_to_key(lambda a, b: a - b)(1) is not None)
