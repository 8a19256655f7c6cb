# expect: verdict=ends-short wrong=0
# The first item of the list changes, so it is one of the board.
import math, random
random.seed(2)
n = 6
cur = list(range(n))
random.shuffle(cur)

def energy(p):
    return sum(abs(p[i] - p[j]) == j - i for i in range(n) for j in range(i + 1, n))

t = 2.0
steps = 0
while energy(cur) and steps < 90:
    i, j = random.sample(range(n), 2)
    new = cur[:]
    new[i], new[j] = new[j], new[i]
    d = energy(new) - energy(cur)
    if d <= 0 or random.random() < math.exp(-d / t):
        cur = new
    t *= 0.995
    steps += 1
print("finished after", steps, "steps, energy", energy(cur))
for c in cur:
    print(". " * c + "Q " + ". " * (n - c - 1))
