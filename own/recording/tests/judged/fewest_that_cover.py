# expect: verdict=unknown
# Other rules for queens.
from itertools import combinations
n = 4
sq = [(r, c) for r in range(n) for c in range(n)]
def hits(a, b): return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])
for k in range(1, 4):
    found = [s for s in combinations(sq, k) if all(any(hits(q, x) for q in s) for x in sq)]
    if found: break
print("the least number of queens that dominate the board:", k)
print("number of solutions:", len(found))
