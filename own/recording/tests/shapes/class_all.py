# truth: lists all count
class Queens:
    def __init__(self, size):
        self.size = size
        self.solutions = 0
        self.positions = [-1] * size
        self.put(0)

    def put(self, row):
        if row == self.size:
            self.solutions += 1
            print(f"Solution {self.solutions}: {self.positions}")
            return
        for column in range(self.size):
            if self.free(row, column):
                self.positions[row] = column
                self.put(row + 1)

    def free(self, row, column):
        for i in range(row):
            if self.positions[i] == column or abs(self.positions[i] - column) == row - i:
                return False
        return True


queens = Queens(5)
print("Found", queens.solutions, "solutions.")
