# expect: verdict=wrong cause=
# The last queen is the one that was left there. All wrong boards have her in the first column.
n = 6
q = [0] * n


def ok(r, c):
    return all(q[i] != c and abs(q[i] - c) != r - i for i in range(r))


def go(r):
    if r == n - 1:
        print(q)
        return
    for c in range(n):
        if ok(r, c):
            q[r] = c
            go(r + 1)


go(0)
