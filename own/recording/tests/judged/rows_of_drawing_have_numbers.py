# expect: verdict=wrong
# The number 4 is that of a row, and no count.
N = 6
q = [0] * N


def go(r):
    if r == N:
        return True
    for c in range(N):
        if all(q[i] != c and abs(q[i] - c) != r - i for i in range(r)):
            q[r] = c
            if go(r + 1):
                return True
    return False


go(0)
print("  1 2 3 4 5 6")
for r in range(N):
    print(r + 1, *("Q" if c == q[r - 1] + 1 else "." for c in range(N)))
