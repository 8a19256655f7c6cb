# input: 6
# A full board from the start; attacked queens move.
import random

random.seed(2)
N = int(input("How many queens? "))
queens = [random.randrange(N) for _ in range(N)]


def conflicts(r, c):
    return sum(1 for i in range(N) if i != r and (queens[i] == c or abs(queens[i] - c) == abs(i - r)))


steps = 0
while True:
    bad = [r for r in range(N) if conflicts(r, queens[r])]
    if not bad:
        break
    r = random.choice(bad)
    least = min(conflicts(r, c) for c in range(N))
    queens[r] = random.choice([c for c in range(N) if conflicts(r, c) == least])
    steps += 1
print(queens, "after", steps, "moves")
