# expect: verdict=wrong cause=columns resting=last-solution
# Columns are not tested: among the lists that are printed some are right, and their variable is the board.
queens = []

def place(n):
    if len(queens) == n:
        print("Found:", queens)
        return
    for c in range(n):
        if all(abs(c - x) != len(queens) - i for i, x in enumerate(queens)):
            queens.append(c)
            place(n)
            queens.pop()

place(5)
