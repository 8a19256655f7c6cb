# expect: verdict=unknown
# No tour on three rows is true, a tour on four is not.
M = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1)]


def can(n):
    board = [[0] * n for _ in range(n)]

    def go(r, c, k):
        board[r][c] = k
        if k == n * n - 1:
            return True
        for a, b in M:
            if 0 <= r + a < n and 0 <= c + b < n and not board[r + a][c + b] and go(r + a, c + b, k + 1):
                return True
        board[r][c] = 0
        return False
    return go(0, 0, 1)


for n in (3, 4):
    print(n, "tour exists" if can(n) else "no tour")
