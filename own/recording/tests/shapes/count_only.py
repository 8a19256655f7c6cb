# truth: count
n = 5
q = []
count = 0


def place(row):
    global count
    if row == n:
        count += 1
        return
    for c in range(n):
        ok = True
        for r in range(row):
            if q[r] == c or abs(q[r] - c) == row - r:
                ok = False
        if ok:
            q.append(c)
            place(row + 1)
            q.pop()


place(0)
print(count)
