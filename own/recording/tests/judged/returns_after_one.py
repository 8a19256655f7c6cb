# expect: verdict=wrong cause=returned-early
# The return after the first square ends the search.
n = 6
q = []


def ok(c):
    return all(x != c and abs(x - c) != len(q) - i for i, x in enumerate(q))


def go():
    if len(q) == n:
        print(q)
        return True
    for c in range(n):
        if ok(c):
            q.append(c)
            if go():
                return True
            q.pop()
            return False
    return False


print(go())
