# expect: verdict=unknown wrong=0
# A matrix of numbers is no list of positions.
n = 6
board = [[0] * n for _ in range(n)]


def mark(r, c, d):
    for i in range(n):
        for j in range(n):
            if i == r or j == c or i + j == r + c or i - j == r - c:
                board[i][j] += d


def go(r, q):
    if r == n:
        return q
    for c in range(n):
        if board[r][c] == 0:
            mark(r, c, 1)
            s = go(r + 1, q + [c])
            if s:
                return s
            mark(r, c, -1)
    return []


q = go(0, [])
print("Attack counts:")
for row in board:
    print(*row)
print("Queens:", q)
