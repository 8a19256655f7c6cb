# expect: verdict=right solutions=1
# "Every" is said of rows, and not of solutions.
n = 6
q = [0] * n


def go(r):
    if r == n:
        return True
    for c in range(n):
        if all(q[i] != c and abs(q[i] - c) != r - i for i in range(r)):
            q[r] = c
            if go(r + 1):
                return True
    return False


if go(0):
    print("Solution (column of the queen in every row):", q)
