# truth: lists one
n = 6
pos = []


def attacks(row, col):
    for r, c in enumerate(pos):
        if c == col or r - c == row - col or r + c == row + col:
            return True
    return False


def place(row):
    if row == n:
        return True
    for col in range(n):
        if not attacks(row, col):
            pos.append(col)
            if place(row + 1):
                return True
            pos.pop()
    return False


if place(0):
    print("Solution found:", pos)
else:
    print("No solution exists")
