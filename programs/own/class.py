# A class that knows its queens, and which columns and diagonals they attack.
class Board:
    def __init__(self, n):
        self.n = n
        self.queens = []
        self.attacked = set()

    def lines(self, column):
        row = len(self.queens)
        return {("column", column), ("rising", row + column), ("falling", row - column)}

    def solve(self):
        if len(self.queens) == self.n:
            print(*self.queens)
            return
        for column in range(self.n):
            lines = self.lines(column)
            if not lines & self.attacked:
                self.queens.append(column)
                self.attacked |= lines
                self.solve()
                self.attacked -= lines
                self.queens.pop()


Board(6).solve()
