# truth: lists all
n = 5
q = []


def safe(row, c):
    for r in range(row):
        if q[r] == c or q[r] - r == c - row or q[r] + r == c + row:
            return False
    return True


def place(row):
    if row == n:
        print(q)
        return
    for c in range(n):
        if safe(row, c):
            q.append(c)
            place(row + 1)
            q.pop()


place(0)
