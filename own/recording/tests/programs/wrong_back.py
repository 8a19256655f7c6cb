# A mistake: a queen that leads to a dead end is not taken back from the board.
n = 6
board = [[0] * n for _ in range(n)]


def is_free(row, col):
    for r in range(row):
        for c in range(n):
            if board[r][c] and (c == col or abs(c - col) == row - r):
                return False
    return True


def solve(row):
    if row == n:
        return True
    for col in range(n):
        if is_free(row, col):
            board[row][col] = 1
            if solve(row + 1):
                return True
    return False


if solve(0):
    for line in board:
        print(*line)
else:
    print("no solution")
