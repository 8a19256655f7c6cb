# expect: verdict=wrong cause=
# The search tests all lines, and claims what it has in the end.
import random
random.seed(1)

def cost(b):
    return sum(1 for i in range(len(b)) for j in range(i) if b[i] == b[j] or abs(b[i] - b[j]) == i - j)

n = 8
b = [random.randrange(n) for _ in range(n)]
while True:
    c = cost(b)
    best = min(((cost(b[:i] + [v] + b[i + 1:]), i, v) for i in range(n) for v in range(n) if v != b[i]))
    if best[0] >= c:
        break
    b[best[1]] = best[2]
print("Solved! The queens are at", b)
