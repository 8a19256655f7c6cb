# A mistake: the mark of the rising diagonal is not taken back.
n = 5
column = [False] * n
falling = [False] * (2 * n)
rising = [False] * (2 * n)
queens = []


def place(row):
    if row == n:
        print(queens)
        return
    for c in range(n):
        if column[c] or falling[row - c + n] or rising[row + c]:
            continue
        column[c] = falling[row - c + n] = rising[row + c] = True
        queens.append(c)
        place(row + 1)
        queens.pop()
        column[c] = falling[row - c + n] = False


place(0)
