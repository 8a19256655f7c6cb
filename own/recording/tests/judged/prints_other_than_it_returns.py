# expect: verdict=unknown|wrong
# The value is right; each printed line has six numbers that are no board.
n = 5


def solve(q):
    if len(q) == n:
        return [q]
    return [s for c in range(n) if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)) for s in solve(q + [c])]


found = solve([])
for s in found:
    print(*[(c * c + 3) % n for c in s], s[0])
