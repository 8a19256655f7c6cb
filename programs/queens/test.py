# Every way to place N queens, row by row: each square is tested against each queen.
N = 8  # @n
FIRST_ONLY = False  # @first

queens = []  # the column of the queen in each row
count = 0


def attacked(i, j):
    """Tells whether a queen above attacks the square (i, j)."""
    for row, column in enumerate(queens):
        if column == j or abs(column - j) == i - row:
            return True
    return False


def place(i):
    """Places a queen in row i and goes on below it; returns True to end the search."""
    global count
    for j in range(N):
        if not attacked(i, j):  # @try
            queens.append(j)  # @place
            if i + 1 == N:
                count += 1
                print(*queens)  # @solution
                if FIRST_ONLY:
                    return True
            elif place(i + 1):
                return True
            queens.pop()  # @back
    return False  # @return


place(0)  # @start
print(count)
