# Every way to place N queens, column by column: look left along each line.
N = 8  # @n
FIRST_ONLY = False  # @first @all

board = [[False] * N for _ in range(N)]  # the squares with a queen
queens = []  # the row of the queen in each column
count = 0


def meets_queen(i, j, step):
    """Walks from the square (i, j) to the left, step rows down each time; tells whether a queen is met."""
    while j > 0 and 0 <= i + step < N:
        i, j = i + step, j - 1
        if board[i][j]:
            return True
    return False


def place(j):
    """Places a queen in column j and goes on to the right."""
    # Returns True to end the search.  # @all
    global count
    for i in range(N):
        if not (meets_queen(i, j, 0) or meets_queen(i, j, -1) or meets_queen(i, j, 1)):  # @try
            board[i][j] = True
            queens.append(i)  # @place
            if j + 1 == N:
                count += 1
                print(*queens)  # @solution
                if FIRST_ONLY:  # @all
                    return True  # @all
            elif place(j + 1):  # @all else:
                return True  # @all place(j + 1)
            board[i][j] = False
            queens.pop()  # @back
    return False  # @return @all return


place(0)  # @start
print(count)
