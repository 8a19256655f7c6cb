# Statements that other programs here have not.
import abc
import enum
import copy
from collections import Counter, defaultdict, deque, namedtuple
from contextlib import contextmanager

Square = namedtuple("Square", "row column")


class Colour(enum.Enum):
    WHITE = enum.auto()
    BLACK = enum.auto()


class Shape(abc.ABC):
    @abc.abstractmethod
    def area(self): ...


class Box(Shape):
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side**2


@contextmanager
def shown(name):
    print("begin", name)
    yield name.upper()
    print("end", name)


def kind(value):
    match value:
        case Square(0, column):
            return f"top {column}"
        case [x, *rest] if rest:
            return f"{x} and {len(rest)}"
        case {"n": int(n)}:
            return n
        case Colour.BLACK:
            return "black"
        case _:
            return "other"


with shown("match") as title:
    print(title, [kind(v) for v in (Square(0, 3), [1, 2, 3], {"n": 8}, Colour.BLACK, None)])
try:
    Shape()
except TypeError as error:
    print(type(error).__name__)
print(Colour.WHITE, Colour(2), Colour["BLACK"].value, list(Colour))
queue = deque([1, 2, 3], maxlen=3)
queue.append(4)
words = defaultdict(list)
for word in "queen knight king".split():
    words[word[0]].append(word)
print(queue, dict(words), Counter("abracadabra").most_common(2), Box(3).area())
nested = [[1, [2]], {"a": {3}}]
other = copy.deepcopy(nested)
other[0][1].append(4)
print(nested, other, Square(1, 2)._replace(row=5), *Square(7, 8))
print(f"{3.14159:.2f}|{255:#x}|{'mid':^9}|{1234567:,}|{-7 // 2}|{-7 % 3}|{2**100}|{round(2.5)}|{1e20}|{0.1 + 0.2}")
for i in range(3):
    try:
        if i == 1:
            raise ValueError("one")
    except ValueError as error:
        print("caught", error)
    else:
        continue
    finally:
        print("finally", i)
print(sorted({3, 1, 2}), {**{"a": 1}, "b": 2}, [*"xy", 1], (lambda *a, k=1, **o: (a, k, o))(1, 2, z=3))
