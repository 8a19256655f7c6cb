# Masks alone: no list of queens anywhere.
def count(n):
    full = (1 << n) - 1
    total = 0

    def go(cols, left, right):
        nonlocal total
        if cols == full:
            total += 1
            return
        free = full & ~(cols | left | right)
        while free:
            bit = free & -free
            free -= bit
            go(cols | bit, (left | bit) << 1, (right | bit) >> 1)

    go(0, 0, 0)
    return total


print(count(6))
