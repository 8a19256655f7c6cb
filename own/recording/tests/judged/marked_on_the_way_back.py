# expect: verdict=wrong|none cause=marked-late
size = 5
grid = [[0] * size for _ in range(size)]
jumps = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def ride(x, y, number):
    if number == size * size:
        grid[x][y] = number
        return True
    for dx, dy in jumps:
        a, b = x + dx, y + dy
        if 0 <= a < size and 0 <= b < size and not grid[a][b]:
            if ride(a, b, number + 1):
                grid[x][y] = number
                return True
    return False


if ride(0, 0, 1):
    for row in grid:
        print(" ".join("%2d" % number for number in row))
