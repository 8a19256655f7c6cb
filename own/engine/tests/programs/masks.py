from functools import lru_cache


@lru_cache(maxsize=None)
def count(n, columns=0, left=0, right=0):
    full = (1 << n) - 1
    if columns == full:
        return 1
    free, total = full & ~(columns | left | right), 0
    while free:
        bit = free & -free
        free ^= bit
        total += count(n, columns | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


for n in range(1, 8):
    print(n, count(n))
