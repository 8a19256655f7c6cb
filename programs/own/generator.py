# A generator: each call yields every way to add queens to the given ones.
N = 6


def fits(queens, column):
    row = len(queens)
    return all(j != column and abs(j - column) != row - i for i, j in enumerate(queens))


def solutions(queens):
    if len(queens) == N:
        yield queens
        return
    for column in range(N):
        if fits(queens, column):
            yield from solutions(queens + [column])


for solution in solutions([]):
    print(*solution)
