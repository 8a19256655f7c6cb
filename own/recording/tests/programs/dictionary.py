# A dictionary row -> column in a class with properties.
class Board:
    def __init__(self, size):
        self.size = size
        self.queens = {}
        self.solutions = []

    @property
    def next_row(self):
        return len(self.queens)

    @property
    def is_full(self):
        return self.next_row == self.size

    def allows(self, col):
        row = self.next_row
        return all(c != col and abs(c - col) != row - r for r, c in self.queens.items())

    def search(self):
        if self.is_full:
            self.solutions.append(dict(self.queens))
            return
        row = self.next_row
        for col in range(self.size):
            if self.allows(col):
                self.queens[row] = col
                self.search()
                del self.queens[row]


b = Board(4)
b.search()
for s in b.solutions:
    print([s[r] for r in range(4)])
