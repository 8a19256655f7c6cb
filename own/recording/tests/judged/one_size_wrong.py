# expect: verdict=unknown
# The board of 5 queens is wrong, those of 4 and 6 are right.
def first(n):
    q = []

    def go(r):
        if r == n:
            return True
        for c in range(n):
            if all(x != c and (abs(x - c) != r - i or n == 5) for i, x in enumerate(q)):
                q.append(c)
                if go(r + 1):
                    return True
                q.pop()
        return False
    return q if go(0) else None


for n in (4, 5, 6):
    print("N:", n, "->", first(n))
