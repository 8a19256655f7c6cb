# Tests one diagonal only: wrong from its first solution on.
n = 4


def solve(row, columns):
    if row == n:
        print(columns)
        return
    for column in range(n):
        if column not in columns and all(column - c != row - r for r, c in enumerate(columns)):
            solve(row + 1, columns + [column])


solve(0, [])
