# expect: verdict=unknown wrong=0
# "False" is said of the board, which is given: there is no tour on it, and the program does not say so.
def is_path(grid, row, col, visit):
    n = len(grid)
    if not (0 <= row < n and 0 <= col < n) or grid[row][col] != visit:
        return False
    leaps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    return visit == n * n - 1 or any(is_path(grid, row + a, col + b, visit + 1) for a, b in leaps)


print(is_path([[0, 3, 6], [5, 8, 1], [2, 7, 4]], 0, 0, 0))
