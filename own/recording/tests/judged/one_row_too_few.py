# expect: verdict=wrong
# Five numbers for six queens.
N = 6


def solve(row, queens):
    if row == N - 1:
        return queens
    for c in range(N - 1):
        if all(x != c and abs(x - c) != row - r for r, x in enumerate(queens)):
            found = solve(row + 1, queens + [c])
            if found:
                return found
    return None


print(solve(0, []))
