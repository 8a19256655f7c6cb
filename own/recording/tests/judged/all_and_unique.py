# expect: verdict=right|unknown wrong=0
# Two numbers with their names are no board.
from itertools import permutations

n = 6
all_of_them = [p for p in permutations(range(n)) if all(abs(p[i] - p[j]) != j - i for i in range(n) for j in range(i + 1, n))]
unique = list(dict.fromkeys(min(p, p[::-1], tuple(n - 1 - c for c in p), tuple(n - 1 - c for c in p[::-1])) for p in all_of_them))
print("all:", len(all_of_them), "unique:", len(unique) // 2)
