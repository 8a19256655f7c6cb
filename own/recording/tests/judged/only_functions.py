# expect: verdict=not-called
def attack(q, r, c):
    return any(x == c or abs(x - c) == r - i for i, x in enumerate(q))


def solve(n, q=()):
    if len(q) == n:
        print(q)
        return
    for c in range(n):
        if not attack(q, len(q), c):
            solve(n, q + (c,))
