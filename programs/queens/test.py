# Every way to place N queens, row by row: each square is tested against each queen.
N = 8  # @n
FIRST_ONLY = False  # @first @all

queens = []  # the column of the queen in each row
count = 0


def attacked(i, j):
    """Tells whether a queen above attacks the square (i, j)."""
    for row, column in enumerate(queens):
        if column == j or abs(column - j) == i - row:
            return True
    return False


def place(i):
    """Places a queen in row i and goes on below it."""
    # Returns True to end the search.  # @all
    global count
    for j in range(N):
        if not attacked(i, j):  # @try
            queens.append(j)  # @place
            if i + 1 == N:
                count += 1
                print(*queens)  # @solution
                if FIRST_ONLY:  # @all
                    return True  # @all
            elif place(i + 1):  # @all else:
                return True  # @all place(i + 1)
            queens.pop()  # @back
    return False  # @return @all return


place(0)  # @start
print(count)
