# expect: verdict=unknown|wrong
# Each row of the drawing is one longer than the board.
n = 4
board = ["...."] * n

def place(row):
    if row == n:
        print("\n".join(board))
        print()
        return
    for c in range(n):
        if all(abs(board[r].index("Q") - c) not in (0, row - r) for r in range(row)):
            old = board[row]
            board[row] = old[:c] + "Q" + old[c:]
            place(row + 1)
            board[row] = old

place(0)
