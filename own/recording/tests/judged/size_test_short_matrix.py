# expect: verdict=wrong cause=
# The last row stays empty, and no range is short.
n = 6
b = [["."] * n for _ in range(n)]
found = 0


def ok(r, c):
    for i in range(r):
        for j in range(n):
            if b[i][j] == "Q" and (j == c or abs(j - c) == r - i):
                return False
    return True


def go(r):
    global found
    if r == n - 1:
        found += 1
        print("Solution", found)
        for row in b:
            print(" ".join(row))
        return
    for c in range(n):
        if ok(r, c):
            b[r][c] = "Q"
            go(r + 1)
            b[r][c] = "."


go(0)
print(found)
