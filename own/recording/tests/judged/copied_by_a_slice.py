# expect: verdict=unknown|wrong solutions=10
# Only the outer list is copied.
n = 5
b = [[0] * n for _ in range(n)]
first = []
def ok(r, c):
    return not any(b[i][j] and (j == c or abs(i - r) == abs(j - c)) for i in range(r) for j in range(n))
def go(r):
    global first
    if r == n:
        if not first: first = b[:]
        return
    for c in range(n):
        if ok(r, c):
            b[r][c] = 1
            go(r + 1)
            b[r][c] = 0
go(0)
for row in first: print(row)
