# expect: verdict=wrong cause=rising|falling|
# No diagonal is tested: the first "solution" is the main diagonal.
n = 8
board = [[0] * n for _ in range(n)]


def safe(r, c):
    for i in range(r):
        if board[i][c] == 1:
            return False
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
        print(row)
