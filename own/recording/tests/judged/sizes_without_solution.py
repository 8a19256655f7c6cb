# expect: verdict=unknown
# The number before "not solvable" is the size.
def solvable(n):
    def go(q):
        if len(q) == n:
            return True
        return any(go(q + [c]) for c in range(n) if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))
    return go([])


for n in range(1, 8):
    print(n, "solvable" if solvable(n) else "not solvable")
