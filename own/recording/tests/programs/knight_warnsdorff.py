# The number of the visit on each square, -1 for none; Warnsdorff's rule.
n = 5
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
board = [[-1] * n for _ in range(n)]


def neighbours(x, y):
    for dx, dy in moves:
        if 0 <= x + dx < n and 0 <= y + dy < n and board[x + dx][y + dy] == -1:
            yield x + dx, y + dy


def degree(square):
    return sum(1 for _ in neighbours(*square))


def tour(x, y, step):
    board[x][y] = step
    if step == n * n - 1:
        return True
    for nx, ny in sorted(neighbours(x, y), key=degree):
        if tour(nx, ny, step + 1):
            return True
    board[x][y] = -1
    return False


tour(0, 0, 0)
for row in board:
    print(" ".join(f"{v:2d}" for v in row))
