# expect: verdict=unknown
# Queens on a torus have fewer solutions.
n = 7
sols = []


def go(q):
    r = len(q)
    if r == n:
        sols.append(q)
        return
    for c in range(n):
        if all(c != x and (c - x) % n != (r - i) % n and (x - c) % n != (r - i) % n for i, x in enumerate(q)):
            go(q + [c])


go([])
print("Toroidal solutions for 7 queens:", len(sols))
