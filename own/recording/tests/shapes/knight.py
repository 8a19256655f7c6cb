# truth: tour
n = 5
board = [[0] * n for _ in range(n)]
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def options(r, c):
    found = []
    for a, b in moves:
        if 0 <= r + a < n and 0 <= c + b < n and board[r + a][c + b] == 0:
            found.append((r + a, c + b))
    return found


def go(r, c, k):
    board[r][c] = k
    if k == n * n:
        return True
    for a, b in sorted(options(r, c), key=lambda s: len(options(*s))):
        if go(a, b, k + 1):
            return True
    board[r][c] = 0
    return False


if go(0, 0, 1):
    for row in board:
        print(*row)
else:
    print("No tour")
