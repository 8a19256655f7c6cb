# Sets of pairs, passed down.
def queens(n, row=0, queens=frozenset()):
    if row == n:
        return [queens]
    found = []
    for column in range(n):
        if not any(c == column or abs(c - column) == row - r for r, c in queens):
            found += queens_below(n, row + 1, queens | {(row, column)})
    return found


def queens_below(n, row, placed):
    return queens(n, row, placed)


for solution in queens(5):
    print(sorted(solution))
