# expect: verdict=wrong
# The same, but it calls its last position a solution.
import random

random.seed(5)
n = 8


def cost(s):
    return sum(s[i] == s[j] or abs(s[i] - s[j]) == j - i for i in range(n) for j in range(i + 1, n))


s = [random.randrange(n) for _ in range(n)]
while True:
    better = min((s[:c] + [r] + s[c + 1:] for c in range(n) for r in range(n)), key=cost)
    if cost(better) >= cost(s):
        break
    s = better
print("Solution:")
print(s)
