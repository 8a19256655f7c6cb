# expect: verdict=right wrong=0
def place(n, q):
    if len(q) == n:
        return q
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q)):
            found = place(n, q + [c])
            if found:
                return found
    return None


for n in (6, 8):
    print(n, "queens:", place(n, []))
