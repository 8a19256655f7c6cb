# expect: verdict=right wrong=0
# The number is that of the shuffles.
import random
random.seed(3)
n = 6
k = 0
while True:
    k += 1
    q = random.sample(range(n), n)
    if all(abs(q[i] - q[j]) != j - i for i in range(n) for j in range(i + 1, n)):
        break
print(f"Found a solution in {k} shuffles")
for c in q:
    print("-" * c + "Q" + "-" * (n - 1 - c))
