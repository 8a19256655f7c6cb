# Every board with one queen in each row is filled, and tested in the end.
n = 4
queens = []
count = 0


def is_right():
    for i in range(n):
        for j in range(i):
            if queens[i] == queens[j] or abs(queens[i] - queens[j]) == i - j:
                return False
    return True


def fill():
    global count
    if len(queens) == n:
        if is_right():
            count += 1
        return
    for col in range(n):
        queens.append(col)
        fill()
        queens.pop()


fill()
print(count)
