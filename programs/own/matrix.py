# A matrix: board[i][j] is 1 where a queen stands. One line has a mistake, and some of the solutions are wrong. Find it.
N = 6
board = [[0] * N for _ in range(N)]


def is_free(row, column):
    for i in range(row):
        if board[i][column]:
            return False
    i, j = row - 1, column - 1
    while i >= 0 and j > 0:
        if board[i][j]:
            return False
        i, j = i - 1, j - 1
    i, j = row - 1, column + 1
    while i >= 0 and j < N:
        if board[i][j]:
            return False
        i, j = i - 1, j + 1
    return True


def place(row):
    if row == N:
        for line in board:
            print(*line)
        print()
        return
    for column in range(N):
        if is_free(row, column):
            board[row][column] = 1
            place(row + 1)
            board[row][column] = 0


place(0)
