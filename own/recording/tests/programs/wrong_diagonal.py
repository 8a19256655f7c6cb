# Pairs in a new list for each call. A mistake: one diagonal is never tested.
def safe(placed, row, col):
    return all(c != col and r + c != row + col for r, c in placed)


def solve(row, placed, n):
    if row == n:
        print(placed)
        return 1
    total = 0
    for col in range(n):
        if safe(placed, row, col):
            total += solve(row + 1, placed + [(row, col)], n)
    return total


print(solve(0, [], 5))
