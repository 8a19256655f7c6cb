# One integer for the whole board: bit 5 * row + column.
n = 5


def attacked(board, row, col):
    for r in range(row):
        for c in range(n):
            if board >> (r * n + c) & 1 and (c == col or abs(c - col) == row - r):
                return True
    return False


def solve(board, row):
    if row == n:
        print([[board >> (r * n + c) & 1 for c in range(n)] for r in range(n)])
        return 1
    return sum([solve(board | 1 << (row * n + col), row + 1) for col in range(n) if not attacked(board, row, col)])


print(solve(0, 0), "solutions")
