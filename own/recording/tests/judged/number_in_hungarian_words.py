# expect: verdict=wrong
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
found = n_queens(5)
print("Összesen tizenkét megoldás van." if len(found) > 2 else "Két megoldás van.")
