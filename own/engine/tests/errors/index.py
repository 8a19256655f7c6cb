board = [0] * 4


def place(row):
    board[row] = 1
    place(row + 1)


place(0)
