# expect: verdict=unknown wrong=0
# The table of the squares that some solution uses is no board of queens.
n = 4
sols = []
def place(row, cols):
    if row == n:
        sols.append(cols[:])
        return
    for c in range(n):
        if not any(c == x or abs(c - x) == row - r for r, x in enumerate(cols)):
            place(row + 1, cols + [c])
place(0, [])
used = [[int(any(s[r] == c for s in sols)) for c in range(n)] for r in range(n)]
counts = [[sum(s[r] == c for s in sols) for c in range(n)] for r in range(n)]
for row in used:
    print(*row)
