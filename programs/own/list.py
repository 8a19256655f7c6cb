# The eight queens in a list: queens[i] is the column of the queen in row i.
N = 8


def is_free(queens, column):
    row = len(queens)
    for i, j in enumerate(queens):
        if j == column or abs(j - column) == row - i:
            return False
    return True


def place(queens):
    if len(queens) == N:
        print(*queens)
        return
    for column in range(N):
        if is_free(queens, column):
            queens.append(column)
            place(queens)
            queens.pop()


place([])
