# expect: verdict=right solutions=10
def queens(n):
    found = []

    def place(q):
        if len(q) == n:
            found.append(q[:])
            return
        for c in range(n):
            if all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q)):
                place(q + [c])

    place([])
    return found


queens(5)
