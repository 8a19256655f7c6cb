# expect: verdict=unknown
# No board has a square a0.
N = 6


def solve(row, queens):
    if row == N:
        yield queens
        return
    for c in range(N):
        if all(x != c and abs(x - c) != row - r for r, x in enumerate(queens)):
            yield from solve(row + 1, queens + [c])


for s in solve(0, []):
    print(" ".join("abcdefgh"[c] + str(r) for r, c in enumerate(s)))
