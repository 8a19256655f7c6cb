# A mistake: one of the leaps is (2, 2), so the tour is none.
n = 5
leaps = [(2, 2), (1, 2), (2, 1), (-2, 1), (1, -2), (-2, -1), (2, -1), (-1, -2), (-1, 2)]
board = [[0] * n for _ in range(n)]


def free(r, c):
    return [(r + a, c + b) for a, b in leaps if 0 <= r + a < n and 0 <= c + b < n and board[r + a][c + b] == 0]


def tour(r, c, number):
    board[r][c] = number
    if number == n * n:
        return True
    for a, b in sorted(free(r, c), key=lambda square: len(free(*square))):
        if tour(a, b, number + 1):
            return True
    board[r][c] = 0
    return False


tour(0, 0, 1)
for row in board:
    print(row)
