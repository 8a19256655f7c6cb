# expect: verdict=wrong
# Of the sizes 4 to 8 the last has None.
def first(n):
    q = []

    def go(r):
        if r == n:
            return True
        for c in range(min(n, 7)):
            if all(x != c and abs(x - c) != r - i for i, x in enumerate(q)):
                q.append(c)
                if go(r + 1):
                    return True
                q.pop()
        return False

    return q if go(0) else None


for n in range(4, 9):
    print(n, first(n))
