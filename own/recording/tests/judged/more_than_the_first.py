# expect: verdict=unknown wrong=0
# The number is that of the others.
n = 6
def go(q=()):
    if len(q) == n:
        yield q
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            yield from go(q + (c,))
g = go()
next(g)
print("there are", sum(1 for _ in g), "more solutions than the first")
