# expect: verdict=unknown wrong=0
# It wants three solutions, and has found them.
n = 6
limit = 3
found = []


def place(cols):
    if len(found) == limit:
        return
    if len(cols) == n:
        found.append(cols)
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(cols) - r for r, x in enumerate(cols)):
            place(cols + [c])


place([])
print("Found", len(found), "solutions")
