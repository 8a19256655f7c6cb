# Every way to place N queens: next comes the row or column with the fewest free squares.
N = 8  # @n
FIRST_ONLY = False  # @first @all

queens = []  # the square (i, j) of each queen
count = 0


def is_free(i, j):
    """Tells whether no queen attacks the square (i, j)."""
    return all(i != r and j != c and abs(i - r) != abs(j - c) for r, c in queens)


def choices():
    """The free squares of each row and each column without a queen."""
    rows = [[(i, j) for j in range(N)] for i in range(N) if all(i != r for r, _ in queens)]
    columns = [[(i, j) for i in range(N)] for j in range(N) if all(j != c for _, c in queens)]
    return [[square for square in line if is_free(*square)] for line in rows + columns]


def place():
    """Places one more queen in the row or column with the fewest free squares."""
    # Returns True to end the search.  # @all
    global count
    free = min(choices(), key=len)  # @choose
    for i, j in free:
        queens.append((i, j))  # @place
        if len(queens) == N:
            count += 1
            columns = [column for _, column in sorted(queens)]
            print(*columns)  # @solution
            if FIRST_ONLY:  # @all
                return True  # @all
        elif place():  # @all else:
            return True  # @all place()
        queens.pop()  # @back
    return False  # @return @all return


place()  # @start
print(count)
