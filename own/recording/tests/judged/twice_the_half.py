# expect: verdict=right wrong=0
# The factors are no sizes.
n = 6
half = 0


def go(q):
    global half
    if len(q) == n:
        half += 1
        return
    for c in range(n):
        if len(q) == 0 and c >= n // 2:
            break
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
print(f"{half} * 2 = {half * 2} solutions")
