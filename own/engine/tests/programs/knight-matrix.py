# The knight by plain backtracking, numbered from 1.
N = 5
board = [[0] * N for _ in range(N)]
moves = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def tour(r, c, number):
    board[r][c] = number
    if number == N * N:
        return True
    for dr, dc in moves:
        rr, cc = r + dr, c + dc
        if 0 <= rr < N and 0 <= cc < N and not board[rr][cc] and tour(rr, cc, number + 1):
            return True
    board[r][c] = 0
    return False


if tour(0, 0, 1):
    for row in board:
        print("".join("%4d" % number for number in row))
