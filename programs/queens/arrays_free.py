# Every way to place N queens, row by row: marker arrays.
N = 8  # @n
FIRST_ONLY = False  # @first @all

queens = []  # the column of the queen in each row
a = [True] * N  # a[j]: column j is free
b = [True] * (2 * N - 1)  # b[i + j]: the rising diagonal is free
c = [True] * (2 * N - 1)  # c[i - j + N - 1]: the falling diagonal is free
count = 0


def place(i):
    """Places a queen in row i and goes on below it."""
    # Returns True to end the search.  # @all
    global count
    for j in range(N):
        if a[j] and b[i + j] and c[i - j + N - 1]:  # @try
            queens.append(j)
            a[j] = b[i + j] = c[i - j + N - 1] = False  # @place
            if i + 1 == N:
                count += 1
                print(*queens)  # @solution
                if FIRST_ONLY:  # @all
                    return True  # @all
            elif place(i + 1):  # @all else:
                return True  # @all place(i + 1)
            a[j] = b[i + j] = c[i - j + N - 1] = True
            queens.pop()  # @back
    return False  # @return @all return


place(0)  # @start
print(count)
