# expect: verdict=right solutions=1
# The program says that it does not find all.
n = 6


def go(q):
    if len(q) == n:
        return q
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            r = go(q + [c])
            if r:
                return r


print("This program does not find all solutions, only one:")
print(go([]))
