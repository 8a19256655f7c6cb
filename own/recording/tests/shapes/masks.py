# truth: count
n = 6
full = (1 << n) - 1


def count(cols, left, right):
    if cols == full:
        return 1
    total = 0
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free -= bit
        total += count(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


print("Total solutions:", count(0, 0, 0))
