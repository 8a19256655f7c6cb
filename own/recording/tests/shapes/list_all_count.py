# truth: lists all count
n = 5
q = [0] * n
count = 0


def safe(row, c):
    for r in range(row):
        if q[r] == c or abs(q[r] - c) == row - r:
            return False
    return True


def place(row):
    global count
    if row == n:
        count += 1
        print(*q)
        return
    for c in range(n):
        if safe(row, c):
            q[row] = c
            place(row + 1)


place(0)
print("Solutions:", count)
