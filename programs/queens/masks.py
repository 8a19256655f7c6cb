# Every way to place N queens, row by row: bit masks.
N = 8  # @n
FIRST_ONLY = False  # @first @all

queens = []  # the column of the queen in each row
count = 0


def place(i, columns, falling, rising):
    """Places a queen in row i, with the attacked columns in the masks."""
    # Returns True to end the search.  # @all
    global count
    free = ~(columns | falling | rising) & ((1 << N) - 1)  # @choose
    while free:
        bit = free & -free
        free ^= bit
        queens.append(bit.bit_length() - 1)  # @place
        if i + 1 == N:
            count += 1
            print(*queens)  # @solution
            if FIRST_ONLY:  # @all
                return True  # @all
        elif place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1):  # @all else:
            return True  # @all place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
        queens.pop()  # @back
    return False  # @return @all return


place(0, 0, 0, 0)  # @start
print(count)
