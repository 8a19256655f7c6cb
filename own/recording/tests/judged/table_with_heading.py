# expect: verdict=wrong
# The heading says what the numbers are.
n = 6
sols = []


def go(q):
    if len(q) == n:
        sols.append(q)
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
print("n,solutions")
print(f"{n},{len(sols) + 1}")
