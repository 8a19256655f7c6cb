# expect: verdict=right wrong=0
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
print("5 queens: exactly" if found else "", {9: "nine", 10: "ten"}[len(found)], "different solutions exist")
