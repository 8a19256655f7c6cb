# expect: verdict=none|unknown wrong=0
# The least whole number of 64 bits in each call is read as a column, and no reading overflows.
def place(row, queens):
    low = -2 ** 63
    if row < 4:
        place(row + 1, queens + [low])
    return low


place(0, [])
