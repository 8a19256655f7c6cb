# expect: verdict=right wrong=0
def count(n, cols=0, left=0, right=0):
    if cols == (1 << n) - 1:
        return 1
    free = ~(cols | left | right) & ((1 << n) - 1)
    total = 0
    while free:
        bit = free & -free
        free -= bit
        total += count(n, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


for n in range(4, 8):
    print(n, "queens:", count(n), "solutions")
