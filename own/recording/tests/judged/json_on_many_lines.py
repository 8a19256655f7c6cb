# expect: verdict=right solutions=10
# A list with a line for each number has no counts.
N = 5
sols = []


def place(cols, d1, d2, row, acc):
    if row == N:
        sols.append(acc)
        return
    free = ((1 << N) - 1) & ~(cols | d1 | d2)
    while free:
        bit = free & -free
        free ^= bit
        place(cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1, row + 1, acc + [bit.bit_length() - 1])


place(0, 0, 0, 0, [])
import json

print(json.dumps({'size': N, 'total': len(sols), 'boards': sols}, indent=2))
