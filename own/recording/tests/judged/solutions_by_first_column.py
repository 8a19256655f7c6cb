# expect: verdict=right|unknown wrong=0
# The numbers of solutions by the column of the first queen are no position.
N = 4
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
from collections import Counter
by = Counter(q[0] for q in sols)
for c in range(N):
    print(f'{c + 1}: {by[c]}')
print('sum:', sum(by.values()))
