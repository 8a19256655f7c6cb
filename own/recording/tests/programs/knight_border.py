# Two rows and columns around the board keep the knight on it.
N = 5
b = [[-1] * (N + 4) for _ in range(N + 4)]
for i in range(2, N + 2):
    for j in range(2, N + 2):
        b[i][j] = 0
MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def ways(i, j):
    return sum(b[i + di][j + dj] == 0 for di, dj in MOVES)


def go(i, j, number):
    b[i][j] = number
    if number == N * N:
        return True
    free = [(i + di, j + dj) for di, dj in MOVES if b[i + di][j + dj] == 0]
    for p, q in sorted(free, key=lambda square: ways(*square)):
        if go(p, q, number + 1):
            return True
    b[i][j] = 0
    return False


if go(2, 2, 1):
    for row in b[2:-2]:
        print(*row[2:-2])
