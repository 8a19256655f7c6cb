# expect: verdict=wrong cause=same-list-appended
# The copies share their rows, so that empty boards are drawn.
N = 6
solutions = []
board = [[0] * N for _ in range(N)]


def safe(row, col):
    for r in range(row):
        for c in range(N):
            if board[r][c] and (c == col or abs(c - col) == row - r):
                return False
    return True


def solve(row):
    if row == N:
        solutions.append(board[:])
        return
    for col in range(N):
        if safe(row, col):
            board[row][col] = 1
            solve(row + 1)
            board[row][col] = 0


solve(0)
print("Total:", len(solutions))
for s in solutions:
    for row in s:
        print(" ".join("Q" if x else "." for x in row))
    print()
