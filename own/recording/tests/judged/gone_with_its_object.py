# expect: verdict=right solutions=1 wrong=0 resting=last-solution
class Board:
    def __init__(self, size):
        self.size = size
        self.squares = [[0] * size for _ in range(size)]

    def attacked(self, row, column):
        for i in range(row):
            for j in range(self.size):
                if self.squares[i][j] and (j == column or abs(i - row) == abs(j - column)):
                    return True
        return False

    def fill(self, row=0):
        if row == self.size:
            print(*("".join("Q" if x else "-" for x in line) for line in self.squares), sep="\n")
            return True
        for column in range(self.size):
            if not self.attacked(row, column):
                self.squares[row][column] = 1
                if self.fill(row + 1):
                    return True
                self.squares[row][column] = 0
        return False


Board(6).fill()
