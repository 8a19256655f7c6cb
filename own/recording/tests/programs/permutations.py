# Every permutation is tested.
from itertools import permutations

n = 5
count = 0
for p in permutations(range(n)):
    if len(set(p[i] + i for i in range(n))) == n and len(set(p[i] - i for i in range(n))) == n:
        count += 1
        print(p)
print(count)
