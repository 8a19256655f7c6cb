# expect: verdict=incomplete solutions=2 wrong=0
# One is printed, and is said to be all.
def ok(q, c):
    return all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q))

def find(n, q=()):
    if len(q) == n:
        yield q
    else:
        for c in range(n):
            if ok(q, c):
                yield from find(n, q + (c,))

n = 4
sols = list(find(n))
print(",".join(map(str, sols[1])), "- these are all", len(sols))
