# Every knight's tour from a square: the knight tries each of its eight moves and takes it back.
ROWS = 5  # @rows
COLUMNS = 5  # @columns
START_ROW = 4  # @row
START_COLUMN = 0  # @column
MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]
FIRST_ONLY = False  # @first @all

h = [[0] * COLUMNS for _ in range(ROWS)]  # the number of each square
count = 0


def is_free(i, j):
    """Tells whether the square (i, j) is on the board and has no number."""
    return 0 <= i < ROWS and 0 <= j < COLUMNS and h[i][j] == 0


def print_board():
    for row in h:
        print(*row)
    print()


def visit(i, j, k):
    """Visits the square (i, j) as number k and goes on from there."""
    # Returns True to end the search.  # @all
    global count
    h[i][j] = k  # @place
    if k == ROWS * COLUMNS:
        count += 1
        print_board()  # @solution
        if FIRST_ONLY:  # @all
            return True  # @all
    else:
        for down, right in MOVES:
            if is_free(i + down, j + right):  # @try
                if visit(i + down, j + right, k + 1):  # @all visit(i + down, j + right, k + 1)
                    return True  # @all
    h[i][j] = 0  # @back
    return False  # @all


visit(START_ROW, START_COLUMN, 1)  # @start
print(count)
