# expect: verdict=wrong
# Both numbers of the line are claims.
class Board:
    def __init__(self, size):
        self.size = size
        self.grid = [[0] * size for _ in range(size)]
        self.found = []

    def ok(self, r, c):
        for i in range(r):
            for j in range(self.size):
                if self.grid[i][j] and (j == c or abs(j - c) == r - i):
                    return False
        return True

    def search(self, r=0):
        if r == self.size:
            self.found.append([row.index(1) for row in self.grid])
            return
        for c in range(self.size):
            if self.ok(r, c):
                self.grid[r][c] = 1
                self.search(r + 1)
                self.grid[r][c] = 0


N = 5
b = Board(N)
b.search()
sols = b.found

print('All solutions:', len(sols), 'Unique solutions:', 12)
