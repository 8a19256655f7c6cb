# All permutations are tried. One gap: write a test of the diagonals in the place of "...".
from itertools import permutations

N = 6


def is_solution(queens):
    for i in range(N):
        for j in range(i):
            if ...:
                return False
    return True


for queens in permutations(range(N)):
    if is_solution(queens):
        print(*queens)
