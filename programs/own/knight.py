# A knight's tour by Warnsdorff's rule: the knight goes to the square with the fewest onward moves.
N = 6
MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]
board = [[0] * N for _ in range(N)]


def moves_from(i, j):
    squares = []
    for down, right in MOVES:
        x, y = i + down, j + right
        if 0 <= x < N and 0 <= y < N and board[x][y] == 0:
            squares.append((x, y))
    return squares


def moves_on(square):
    return len(moves_from(*square))


def visit(i, j, number):
    board[i][j] = number
    if number == N * N:
        return True
    for x, y in sorted(moves_from(i, j), key=moves_on):
        if visit(x, y, number + 1):
            return True
    board[i][j] = 0
    return False


visit(0, 0, 1)
for row in board:
    print(*row)
