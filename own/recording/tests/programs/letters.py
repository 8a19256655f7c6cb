# A class with a matrix of letters and three sets of marks.
class Solver:
    def __init__(self, n):
        self.n = n
        self.board = [["."] * n for _ in range(n)]
        self.columns, self.falling, self.rising = set(), set(), set()
        self.answers = []

    def go(self, row):
        if row == self.n:
            self.answers.append(["".join(line) for line in self.board])
            return
        for col in range(self.n):
            if col in self.columns or row - col in self.falling or row + col in self.rising:
                continue
            self.columns.add(col)
            self.falling.add(row - col)
            self.rising.add(row + col)
            self.board[row][col] = "Q"
            self.go(row + 1)
            self.board[row][col] = "."
            self.rising.remove(row + col)
            self.falling.remove(row - col)
            self.columns.remove(col)


solver = Solver(5)
solver.go(0)
for answer in solver.answers:
    print(*answer, sep="\n", end="\n\n")
