# A warning: placing N queens anywhere on the board finds each solution N! times, once in each order.
N = 8  # @n
FIRST_ONLY = False  # @first @all

queens = []  # the squares (i, j) with queens; at first the queens of a given board
count = 0


def is_free(i, j):
    """Tells whether no queen attacks the square (i, j)."""
    return all(i != r and j != c and abs(i - r) != abs(j - c) for r, c in queens)


def place():
    """Places one more queen on any free square."""
    # Returns True to end the search.  # @all
    global count
    for i in range(N):
        for j in range(N):
            if is_free(i, j):  # @try
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
