# expect: verdict=unknown wrong=0
# The list is right, and the drawing above it is another board.
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
q = sols[0]
for c in sorted(q):
    print('.' * c + 'Q' + '.' * (N - 1 - c))
print(list(q))
