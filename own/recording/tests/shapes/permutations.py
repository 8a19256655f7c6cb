# truth: lists all
from itertools import permutations

n = 5
for p in permutations(range(n)):
    if len(set(p[i] + i for i in range(n))) == n and len(set(p[i] - i for i in range(n))) == n:
        print(p)
