# expect: verdict=right wrong=0
# Lines that count what is done are no queens.
n = 6
k = 0


def go(q):
    global k
    if len(q) == n:
        k += 1
        return
    for c in range(n):
        if len(q) == 0:
            print(f"Column {c + 1} of {n}, {100 * c // n}% done")
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
print("Solutions:", k)
