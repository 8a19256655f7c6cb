# Every way to place N queens, row by row: bit masks.
N = 8  # @n
FIRST_ONLY = False  # @first

queens = []  # the column of the queen in each row
count = 0


def place(i, columns, falling, rising):
    """Places a queen in row i, with the attacked columns in the masks; returns True to end the search."""
    global count
    free = ~(columns | falling | rising) & ((1 << N) - 1)  # @choose
    while free:
        bit = free & -free
        free ^= bit
        queens.append(bit.bit_length() - 1)  # @place
        if i + 1 == N:
            count += 1
            print(*queens)  # @solution
            if FIRST_ONLY:
                return True
        elif place(i + 1, columns | bit, (falling | bit) << 1, (rising | bit) >> 1):
            return True
        queens.pop()  # @back
    return False  # @return


place(0, 0, 0, 0)  # @start
print(count)
