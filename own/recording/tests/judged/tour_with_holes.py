# expect: verdict=wrong cause=marked-late
# The knight marks a square after the call.
n = 4
field = [[0] * n for _ in range(n)]
jumps = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def go(x, y, k):
    if k == n * n:
        return True
    for dx, dy in jumps:
        a, b = x + dx, y + dy
        if 0 <= a < n and 0 <= b < n and field[a][b] == 0:
            if go(a, b, k + 1):
                field[x][y] = k
                return True
    return False


go(0, 0, 1)
for row in field:
    print(row)
