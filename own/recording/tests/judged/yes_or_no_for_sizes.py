# expect: verdict=right
# A word for each size.
def can(n, q=()):
    if len(q) == n: return True
    return any(can(n, q + (c,)) for c in range(n) if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))
for n in range(1, 7):
    print(n, "queens:", "yes" if can(n) else "no")
