# expect: verdict=unknown
# The first board is not complete.
M = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def tour(n):
    board = [[-1] * n for _ in range(n)]
    r = c = 0
    for k in range(n * n):
        board[r][c] = k
        opts = [(r + a, c + b) for a, b in M if 0 <= r + a < n and 0 <= c + b < n and board[r + a][c + b] < 0]
        if not opts:
            break
        r, c = min(opts, key=lambda o: sum(0 <= o[0] + a < n and 0 <= o[1] + b < n and board[o[0] + a][o[1] + b] < 0 for a, b in M))
    return board


for n in (4, 5):
    print("Tour on a", n, "x", n, "board")
    for row in tour(n):
        print(*row)
