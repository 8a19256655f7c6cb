# expect: verdict=wrong cause=
# The one attack is on the last row, which is not compared at all.
from itertools import permutations
n = 6
sol = next(p for p in permutations(range(n)) if all(abs(p[i] - p[j]) != j - i for i in range(n) for j in range(i + 1, n - 1)))
for r in range(n):
    print("|" + "|".join("Q" if sol[r] == c else "_" for c in range(n)) + "|")
