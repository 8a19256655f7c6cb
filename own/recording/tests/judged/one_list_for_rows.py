# expect: verdict=wrong|none cause=aliased-rows
n = 5
row = [0] * n
board = []
for i in range(n):
    board.append(row)


def safe(r, c):
    for i in range(n):
        for j in range(n):
            if board[i][j] and (i == r or j == c or abs(i - r) == abs(j - c)):
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


print("found" if solve(0) else "no solution")
