# expect: verdict=wrong
# One diagonal is not tested; "False" is said of the symmetry, and not of the board.
def place(queens):
    if len(queens) == 4:
        print(queens, "symmetric:", queens == queens[::-1])
        return
    for col in range(4):
        if all(col != c and col - c != len(queens) - row for row, c in enumerate(queens)):
            place(queens + [col])


place([])
