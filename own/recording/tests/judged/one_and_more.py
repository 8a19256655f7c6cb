# expect: verdict=right wrong=0
# One is printed, and the others are counted.
n = 6
def go(q=()):
    if len(q) == n:
        yield q
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            yield from go(q + (c,))
g = go()
print("a first one:", next(g))
print("and", sum(1 for _ in g), "more")
