# expect: verdict=unknown
# Two were found; one is printed and counted.
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
for k, q in enumerate(sols[:-1]):
    print('Solution', k, '->', q)
print('That makes', k + 1, 'solutions')
