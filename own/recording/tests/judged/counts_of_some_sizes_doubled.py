# expect: verdict=unknown|wrong
# Its last call returns all solutions, and what it prints is none of them.
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
for n in (3, 5):
    print(f"{n}: {2 * len(n_queens(n))}")
