# A class with the path as named tuples.
from collections import namedtuple

Square = namedtuple("Square", "row col")


class Knight:
    def __init__(self, size, start):
        self.size = size
        self.path = [start]
        self.visited = {start}

    def options(self, s):
        res = []
        for dr in (-2, -1, 1, 2):
            for dc in (-2, -1, 1, 2):
                q = Square(s.row + dr, s.col + dc)
                if abs(dr) != abs(dc) and 0 <= q.row < self.size and 0 <= q.col < self.size and q not in self.visited:
                    res.append(q)
        return res

    def run(self):
        if len(self.path) == self.size ** 2:
            return True
        for q in sorted(self.options(self.path[-1]), key=lambda s: len(self.options(s))):
            self.path.append(q)
            self.visited.add(q)
            if self.run():
                return True
            self.visited.discard(q)
            self.path.pop()
        return False


k = Knight(5, Square(0, 0))
if k.run():
    print(*[f"({s.row},{s.col})" for s in k.path])
