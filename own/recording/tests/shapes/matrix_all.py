# truth: matrix all
n = 5
board = [["."] * n for _ in range(n)]


def safe(r, c):
    for i in range(r):
        for j in range(n):
            if board[i][j] == "Q" and (j == c or r - i == abs(c - j)):
                return False
    return True


def solve(r):
    if r == n:
        for row in board:
            print("".join(row))
        print()
        return
    for c in range(n):
        if safe(r, c):
            board[r][c] = "Q"
            solve(r + 1)
            board[r][c] = "."


solve(0)
