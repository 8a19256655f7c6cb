# expect: verdict=right solutions=1 wrong=0
# The rows are printed as lists whose empty squares are spaces.
n = 6
grid = [[" "] * n for _ in range(n)]


def free(r, c):
    return all(grid[i][j] != "Q" or j != c and abs(i - r) != abs(j - c) for i in range(r) for j in range(n))


def fill(r):
    if r == n:
        return True
    for c in range(n):
        if free(r, c):
            grid[r][c] = "Q"
            if fill(r + 1):
                return True
            grid[r][c] = " "
    return False


fill(0)
for row in grid:
    print(row)
