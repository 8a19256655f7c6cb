# expect: verdict=right
# A number of solutions that was divided.
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
print('Solutions:', len(sols) / 1)
