# expect: verdict=unknown|incomplete
# The two solutions are the same one.
n = 4


def go(q):
    if len(q) == n:
        return q
    for r in range(n):
        if all(r != x and abs(r - x) != len(q) - i for i, x in enumerate(q)):
            f = go(q + [r])
            if f:
                return f
    return None


a, b = go([]), go([])
print("The two solutions are", a, "and", b)
