# expect: verdict=none cause=returned-early solutions=0
# "return False" stands one level too deep: only the first column of each row is tried.
n = 6
q = [0] * n


def safe(row, c):
    for r in range(row):
        if q[r] == c or abs(q[r] - c) == row - r:
            return False
    return True


def place(row):
    if row == n:
        print(q)
        return True
    for c in range(n):
        if safe(row, c):
            q[row] = c
            if place(row + 1):
                return True
            return False
    return False


place(0)
