# expect: verdict=right wrong=0
# The numbers before the total are its parts.
n = 6


def go(q):
    if len(q) == n:
        return 1
    return sum(go(q + [c]) for c in range(n)
               if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))


total = 0
for c in range(n):
    k = go([c])
    total += k
    print("first queen in column", c + 1, ":", k, "solutions")
print("total:", total)
