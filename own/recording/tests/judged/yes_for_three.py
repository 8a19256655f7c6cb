# expect: verdict=wrong
# There is none on 3 x 3.
def can(n, q=()):
    if len(q) == n: return True
    return any(can(n, q + (c,)) for c in range(n) if all(c != x and c - x != len(q) - i for i, x in enumerate(q)))
for n in range(2, 7):
    print(n, "queens:", "yes" if can(n) else "no")
