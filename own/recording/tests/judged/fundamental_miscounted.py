# expect: verdict=wrong wrong=0
# The number of all is right, that of the fundamental ones is not.
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


def images(q):
    result = []
    for _ in range(1):
        q = tuple(N - 1 - q.index(r) for r in range(N))
        result += [q, q[::-1]]
    return result


classes = []
known = set()
for q in sols:
    if q not in known:
        classes.append(q)
        known.update(images(q))
print('There are', len(sols), 'solutions,', len(classes), 'of them are fundamental.')
