# expect: verdict=right solutions=1
# The first list is from before the search.
n = 6
q = [-1] * n
print(q)


def go(r):
    if r == n:
        return True
    for c in range(n):
        if all(q[i] != c and abs(q[i] - c) != r - i for i in range(r)):
            q[r] = c
            if go(r + 1):
                return True
            q[r] = -1
    return False


go(0)
print(q)
