N = 6
queens = []


def is_free(column):
    row = len(queens)
    for earlier in range(row):
        if queens[earlier] == column:
            return False
        if abs(queens[earlier] - column) == row - earlier:
            return False
    return True


def place():
    if len(queens) == N:
        print(*queens)
        return
    for column in range(N):
        if is_free(column):
            queens.append(column)
            place()
            ...


place()
