# A dictionary with a mark for each square, from row and column 1 on.
SIZE = 5
board = {(row, column): False for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)}


def is_safe(row, column):
    return not any(
        queen and (column == c or abs(row - r) == abs(column - c)) for (r, c), queen in board.items()
    )


def place(row):
    if row > SIZE:
        print(["abcde"[c - 1] + str(r) for (r, c), queen in board.items() if queen])
        return
    for column in range(1, SIZE + 1):
        if is_safe(row, column):
            board[row, column] = True
            place(row + 1)
            board[row, column] = False


place(1)
