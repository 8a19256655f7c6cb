N = 6
LEAPS = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]
visit = [[0] * N for _ in range(N)]


def onward(row, column):
    squares = []
    for down, right in LEAPS:
        r, c = row + down, column + right
        if 0 <= r < N and 0 <= c < N and visit[r][c] == 0:
            squares.append((r, c))
    return squares


def go(row, column, number):
    visit[row][column] = number
    squares = onward(row, column)
    if squares:
        row, column = min(squares, key=lambda square: len(onward(*square)))
        go(row, column, number + 1)


go(0, 0, 1)
for line in visit:
    print(line)
