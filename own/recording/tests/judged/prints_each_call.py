# expect: verdict=right wrong=0 solutions=1 resting=last-solution
# The board is printed at each call; only the last print is a claim.
n = 6
board = [["."] * n for _ in range(n)]


def show():
    for row in board:
        print(" ".join(row))
    print()


def free(r, c):
    for i in range(r):
        for j in range(n):
            if board[i][j] == "Q" and (j == c or abs(i - r) == abs(j - c)):
                return False
    return True


def solve(r):
    show()
    if r == n:
        return True
    for c in range(n):
        if free(r, c):
            board[r][c] = "Q"
            if solve(r + 1):
                return True
            board[r][c] = "."
    return False


solve(0)
