# expect: verdict=silent solutions=10
n = 5
q = []
found = 0


def place(row):
    global found
    if row == n:
        if len(q) > n:
            print(q)
        return
    for c in range(n):
        if all(x != c and abs(x - c) != row - r for r, x in enumerate(q)):
            q.append(c)
            place(row + 1)
            q.pop()


place(0)
