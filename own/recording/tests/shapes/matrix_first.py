# truth: matrix one
n = 5
board = [[0] * n for _ in range(n)]


def safe(r, c):
    for i in range(r):
        if board[i][c] == 1:
            return False
    i, j = r - 1, c - 1
    while i >= 0 and j >= 0:
        if board[i][j] == 1:
            return False
        i -= 1
        j -= 1
    i, j = r - 1, c + 1
    while i >= 0 and j < n:
        if board[i][j] == 1:
            return False
        i -= 1
        j += 1
    return True


def solve(r):
    if r == n:
        return True
    for c in range(n):
        if safe(r, c):
            board[r][c] = 1
            if solve(r + 1):
                return True
            board[r][c] = 0
    return False


if solve(0):
    for row in board:
        print(*row)
else:
    print("No solution")
