# expect: verdict=right wrong=0 solutions=4
# The tries have numbers, and the total is the last line.
n = 6
tries = 0
found = 0


def go(q):
    global tries, found
    if len(q) == n:
        found += 1
        print("try", tries, "solution found:", q)
        return
    for c in range(n):
        tries += 1
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
print("Total solutions:", found)
