# A mistake: the range of columns is one short.
n = 6
board = []


def place(row):
    if row == n:
        print(board)
        return
    for col in range(n - 1):
        for r in range(row):
            if board[r] == col or abs(board[r] - col) == row - r:
                break
        else:
            board.append(col)
            place(row + 1)
            board.pop()


place(0)
print("done")
