# expect: verdict=wrong cause=result-unused solutions=4
# Column by column; the value of the inner call is not used, so it prints "No solution" though all solutions stood.
n = 6
board = [[0] * n for _ in range(n)]


def safe(r, c):
    return not any(board[r][j] or (0 <= r - c + j < n and board[r - c + j][j]) or (0 <= r + c - j < n and board[r + c - j][j]) for j in range(c))


def solve(c):
    if c >= n:
        return True
    for r in range(n):
        if safe(r, c):
            board[r][c] = 1
            solve(c + 1)
            board[r][c] = 0
    return False


if solve(0):
    print(board)
else:
    print("No solution")
