# expect: verdict=ends-short wrong=0
import random

random.seed(5)
n = 8


def cost(s):
    return sum(s[i] == s[j] or abs(s[i] - s[j]) == j - i for i in range(n) for j in range(i + 1, n))


s = [random.randrange(n) for _ in range(n)]
while True:
    print(s, "conflicts:", cost(s))
    better = None
    for c in range(n):
        for r in range(n):
            t = s[:c] + [r] + s[c + 1:]
            if cost(t) < cost(s) and (better is None or cost(t) < cost(better)):
                better = t
    if better is None:
        break
    s = better
print("local minimum", cost(s))
