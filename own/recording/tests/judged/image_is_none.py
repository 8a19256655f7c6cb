# expect: verdict=unknown
# The second list of the line is called an image, and is none.
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
for q in sols:
    if q < q[::-1]:
        print(q, 'and its mirror image', tuple(sorted(q)))
