# expect: verdict=right wrong=0
# The numbers above the boards count them.
class Board:
    def __init__(self, n):
        self.n, self.q = n, []
    def ok(self, c):
        r = len(self.q)
        return all(c != x and abs(c - x) != r - i for i, x in enumerate(self.q))
    def solutions(self):
        if len(self.q) == self.n:
            yield self
            return
        for c in range(self.n):
            if self.ok(c):
                self.q.append(c)
                yield from self.solutions()
                self.q.pop()
    def __repr__(self):
        return "\n".join(" ".join("Q" if x == c else "*" for c in range(self.n)) for x in self.q)
for i, b in enumerate(Board(6).solutions(), start=1):
    print("#%d" % i)
    print(b)
