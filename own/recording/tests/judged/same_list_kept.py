# expect: verdict=wrong cause=same-list-appended
n = 6
solutions = []


def place(board, row):
    if row == n:
        solutions.append(board)
        return
    for c in range(n):
        if all(x != c and abs(x - c) != row - r for r, x in enumerate(board)):
            board.append(c)
            place(board, row + 1)
            board.pop()


place([], 0)
print(solutions)
