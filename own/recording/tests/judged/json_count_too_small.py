# expect: verdict=wrong
# The boards are right, and the number in the object is not.
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
for s in found:
    print(s)
print(json.dumps({"n": N, "solutions": len(found) - 1}))
