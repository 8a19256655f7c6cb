# expect: verdict=wrong cause= solutions=4
# The search is right; the drawing takes the rows of the queens for their columns.
n = 6
queens = []

def place(row):
    if row == n:
        for column, _ in sorted(queens):
            print("." * column + "Q" + "." * (n - 1 - column))
        print()
        return
    for c in range(n):
        if all(c != y and abs(c - y) != row - x for x, y in queens):
            queens.append((row, c))
            place(row + 1)
            queens.pop()

place(0)
