# expect: verdict=unknown
# Three of the ten are chosen, and none is missing.
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
for i in (0, len(sols) // 2, len(sols) - 1):
    print('solution', i + 1, 'of', len(sols), 'is', sols[i])
