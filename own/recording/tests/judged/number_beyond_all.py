# expect: verdict=right|unknown
# No number is so large: the words are none.
def solve(row, n, queens, found):
    if row == n:
        found.append(queens[:])
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            solve(row + 1, n, queens, found)
            queens.pop()


def n_queens(n):
    found = []
    solve(0, n, [], found)
    return found
found = n_queens(4)
print("There are two" + " hundred" * 20 + " solutions for four queens.")
