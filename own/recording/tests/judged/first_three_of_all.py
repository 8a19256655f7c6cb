# expect: verdict=right wrong=0
# The boards are examples beside the number of all.
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
print(len(sols), "ways")
print("first five:")
for s in sols[:3]:
    print(s)
