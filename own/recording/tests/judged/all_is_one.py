# expect: verdict=incomplete solutions=10
# "All solutions" are announced, and one is printed.
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
print('All solutions of the', N, 'queens problem:')
for q in sols[:1]:
    print(q)
