# expect: verdict=unknown
# A right number stands beside squares that no board has.
N = 6
found = []


def solve(row, queens):
    if row == N:
        found.append(queens)
        return
    for c in range(N):
        if all(x != c and abs(x - c) != row - r for r, x in enumerate(queens)):
            solve(row + 1, queens + [c])


solve(0, [])
for s in found:
    print(", ".join("ABCDEFGH"[c] + str(r) for r, c in enumerate(s)))
print(len(found), "solutions")
