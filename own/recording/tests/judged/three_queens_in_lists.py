# expect: verdict=wrong wrong=3
from itertools import permutations

n = 3
for columns in permutations(range(n)):
    if len({column + row for row, column in enumerate(columns)}) == n:
        print("queens:", columns)
