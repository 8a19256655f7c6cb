# expect: verdict=right solutions=10
# Each line has the columns as digits, and is no number.
from itertools import permutations

N = 5
sols = []
for p in permutations(range(N)):
    if len({p[i] + i for i in range(N)}) == N and len({p[i] - i for i in range(N)}) == N:
        sols.append(list(p))
for s in sols:
    print(''.join(str(c + 1) for c in s))
