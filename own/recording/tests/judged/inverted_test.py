# expect: verdict=wrong solutions=1
n = 6
q = [-1] * n


def place(row):
    if row == n:
        return True
    for c in range(n):
        if all(q[r] != c and abs(q[r] - c) != row - r for r in range(row)):
            q[row] = c
            if place(row + 1):
                return True
            q[row] = -1
    return False


if place(0):
    print("No solution")
