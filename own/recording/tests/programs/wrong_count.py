# A mistake: the rising diagonal is never tested. Only the count is printed.
n = 5
queens = []
count = 0


def place():
    global count
    row = len(queens)
    if row == n:
        count += 1
        return
    for col in range(n):
        if all(c != col and row - r != col - c for r, c in enumerate(queens)):
            queens.append(col)
            place()
            queens.pop()


place()
print("There are", count, "solutions.")
