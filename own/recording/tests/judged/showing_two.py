# expect: verdict=right wrong=0
# Two of ten solutions are shown, as the program says.
N = 5
full = (1 << N) - 1
sols = []


def go(cols, a, b, acc):
    if cols == full:
        sols.append(acc)
        return
    free = full & ~(cols | a | b)
    while free:
        bit = free & -free
        free ^= bit
        go(cols | bit, (a | bit) << 1, (b | bit) >> 1, acc + (bit.bit_length() - 1,))


go(0, 0, 0, ())
import itertools

for q in sols[:2]:
    grid = [['Q' if q[r] == c else '' for c in range(N)] for r in range(N)]
    print(grid)
print(f'showing 2 of {len(sols)} solutions')
