# expect: verdict=right solutions=0 wrong=0
n = 3
queens = []


def place(row):
    if row == n:
        return True
    for c in range(n):
        if all(c != x and abs(c - x) != row - r for r, x in enumerate(queens)):
            queens.append(c)
            if place(row + 1):
                return True
            queens.pop()
    return False


if place(0):
    print(queens)
else:
    print("No solution exists for 3 queens")
