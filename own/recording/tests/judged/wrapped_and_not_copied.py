# expect: verdict=wrong cause=same-list-appended
# The number is right; each list holds the same board, empty at the end.
N = 6
solutions = []
pos = [-1] * N


def safe(row, col):
    for r in range(row):
        if pos[r] == col or abs(pos[r] - col) == row - r:
            return False
    return True


def solve(row):
    if row == N:
        solutions.append(pos[:])
        return
    for col in range(N):
        if safe(row, col):
            pos[row] = col
            solve(row + 1)
            pos[row] = -1


solve(0)
result = [[pos] for s in solutions]
print("Number of solutions:", len(result))
for r in result:
    print(r)
