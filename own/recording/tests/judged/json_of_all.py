# expect: verdict=right solutions=4
# Number and boards in one object.
import json
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
print(json.dumps({"n": N, "count": len(found), "solutions": found}))
