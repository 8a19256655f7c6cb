# expect: verdict=right wrong=0
# The numbers before the last one are on the way.
n = 6
count = 0


def go(q):
    global count
    if len(q) == n:
        count += 1
        print(f"Found {count} solutions")
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
print("Total =", count)
