# Every way to place N queens, row by row: marker arrays.
N = 8  # @n
FIRST_ONLY = False  # @first @all

queens = []  # the column of the queen in each row
a = [False] * N  # a[j]: column j is taken
b = [False] * (2 * N - 1)  # b[i + j]: the rising diagonal is taken
c = [False] * (2 * N - 1)  # c[i - j + N - 1]: the falling diagonal is taken
count = 0


def place(i):
    """Places a queen in row i and goes on below it."""
    # Returns True to end the search.  # @all
    global count
    for j in range(N):
        if not (a[j] or b[i + j] or c[i - j + N - 1]):  # @try
            queens.append(j)
            a[j] = b[i + j] = c[i - j + N - 1] = True  # @place
            if i + 1 == N:
                count += 1
                print(*queens)  # @solution
                if FIRST_ONLY:  # @all
                    return True  # @all
            elif place(i + 1):  # @all else:
                return True  # @all place(i + 1)
            a[j] = b[i + j] = c[i - j + N - 1] = False
            queens.pop()  # @back
    return False  # @return @all return


place(0)  # @start
print(count)
