# A flat list, Warnsdorff's rule, ties at random.
import random

random.seed(2024)
N = 6
board = [-1] * (N * N)
STEPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def targets(square):
    r, c = divmod(square, N)
    for dr, dc in STEPS:
        if 0 <= r + dr < N and 0 <= c + dc < N and board[(r + dr) * N + c + dc] == -1:
            yield (r + dr) * N + c + dc


square = random.randrange(N * N)
for number in range(N * N):
    board[square] = number
    onward = list(targets(square))
    if not onward:
        break
    fewest = min(sum(1 for _ in targets(t)) for t in onward)
    square = random.choice([t for t in onward if sum(1 for _ in targets(t)) == fewest])
for r in range(N):
    print(" ".join(f"{x:2}" for x in board[r * N:(r + 1) * N]))
print(number + 1, "squares")
