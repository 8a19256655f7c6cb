from itertools import permutations

n = 6
for p in permutations(range(n)):
    if len({i + c for i, c in enumerate(p)}) == n == len({i - c for i, c in enumerate(p)}):
        print(p)
