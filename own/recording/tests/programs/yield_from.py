# A list that is changed and undone, with yield from.
def solve(n, queens):
    if len(queens) == n:
        yield list(queens)
        return
    row = len(queens)
    for col in range(n):
        if all(col != c and row - r != abs(col - c) for r, c in enumerate(queens)):
            queens.append(col)
            yield from solve(n, queens)
            queens.pop()


for solution in solve(5, []):
    print(solution)
