# expect: verdict=wrong cause=range-short
# The last column is never tried.
n = 6
q = []
total = 0


def go():
    global total
    if len(q) == n:
        total += 1
        return
    for c in range(n - 1):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            q.append(c)
            go()
            q.pop()


go()
print("Solutions:", total)
