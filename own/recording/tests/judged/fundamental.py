# expect: verdict=right solutions=4 wrong=0
# Only one of each set of images is printed.
n = 6
kept = set()


def images(q):
    found = []
    for _ in range(4):
        q = tuple(n - 1 - q.index(i) for i in range(n))
        found += [q, q[::-1]]
    return found


def place(q):
    if len(q) == n:
        if not any(image in kept for image in images(q)):
            kept.add(q)
            print(q)
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q)):
            place(q + (c,))


place(())
print(len(kept), "fundamental solutions")
