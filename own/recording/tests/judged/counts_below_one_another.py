# expect: verdict=right wrong=0
# One number for each size.
def total(n, row=0, cols=(), ):
    if row == n:
        return 1
    return sum(total(n, row + 1, cols + (c,)) for c in range(n) if all(c != x and abs(c - x) != row - r for r, x in enumerate(cols)))

for n in range(1, 6):
    print(total(n))
