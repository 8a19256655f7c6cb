# expect: verdict=right solutions=1
# The rows of a matrix are no lists of columns.
n = 5
grid = [[0] * n for _ in range(n)]


def go(r):
    if r == n:
        return True
    for c in range(n):
        if all(not grid[i][j] or j != c and abs(j - c) != r - i for i in range(r) for j in range(n)):
            grid[r][c] = 1
            if go(r + 1):
                return True
            grid[r][c] = 0
    return False


print("Empty board:")
for row in grid:
    print(row)
go(0)
print("Solved board:")
for row in grid:
    print(row)
