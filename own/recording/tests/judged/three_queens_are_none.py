# expect: verdict=right wrong=0
# Lists of queens on the way are no claims of a program that finds no solution.
from itertools import permutations

n = 3
found = False
for queens in permutations(range(n)):
    print(queens)
    found |= len({column + row for row, column in enumerate(queens)}) == n == len({column - row for row, column in enumerate(queens)})
if not found:
    print("No solution")
