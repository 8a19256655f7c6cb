# truth: count
n = 5
col = [False] * n
up = [False] * (2 * n - 1)
down = [False] * (2 * n - 1)
q = [-1] * n
total = 0


def place(r):
    global total
    if r == n:
        total += 1
        return
    for c in range(n):
        if not col[c] and not up[r + c] and not down[r - c + n - 1]:
            col[c] = up[r + c] = down[r - c + n - 1] = True
            q[r] = c
            place(r + 1)
            q[r] = -1
            col[c] = up[r + c] = down[r - c + n - 1] = False


place(0)
print("There are", total, "solutions")
