# Visits from 1 in a matrix, by plain backtracking.
size = 5
dx = [-1, 1, 2, -2, 1, -2, 2, -1]
dy = [2, 2, 1, 1, -2, -1, -1, -2]
sol = [[0 for _ in range(size)] for _ in range(size)]


def solve(r, c, count):
    sol[r][c] = count
    if count == size * size:
        return True
    for i in range(8):
        a, b = r + dx[i], c + dy[i]
        if 0 <= a < size and 0 <= b < size and sol[a][b] == 0:
            if solve(a, b, count + 1):
                return True
    sol[r][c] = 0
    return False


if solve(0, 0, 1):
    for line in sol:
        print(line)
