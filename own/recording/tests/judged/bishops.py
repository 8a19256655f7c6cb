# expect: verdict=unknown
# Other pieces have other numbers.
n = 4
count = 0
squares = [(r, c) for r in range(n) for c in range(n)]


def go(i, placed):
    global count
    if len(placed) == n:
        count += 1
        return
    for k in range(i, len(squares)):
        r, c = squares[k]
        if all(abs(r - a) != abs(c - b) for a, b in placed):
            go(k + 1, placed + [(r, c)])


go(0, [])
print("Ways to place 4 bishops on a 4x4 board:", count)
