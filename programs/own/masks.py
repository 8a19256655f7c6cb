# Bit masks: bit j of a mask is 1 if column j is attacked in the next row.
N = 6
ALL = (1 << N) - 1
queens = []


def place(columns, rising, falling):
    if columns == ALL:
        print(*queens)
        return
    free = ALL & ~(columns | rising | falling)
    while free:
        bit = free & -free
        free ^= bit
        queens.append(bit.bit_length() - 1)
        place(columns | bit, (rising | bit) << 1, (falling | bit) >> 1)
        queens.pop()


place(0, 0, 0)
