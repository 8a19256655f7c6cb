# expect: verdict=right solutions=4
# Numbers with dashes between them are a list.
n = 6


def go(q):
    if len(q) == n:
        print(*[c + 1 for c in q], sep="-")
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
