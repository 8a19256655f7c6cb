# truth: lists all
n = 5
a, b, d = set(), set(), set()
q = []


def place(r):
    if r == n:
        print("Solution:", q)
        return
    for c in range(n):
        if c in a or r + c in b or r - c in d:
            continue
        a.add(c)
        b.add(r + c)
        d.add(r - c)
        q.append(c)
        place(r + 1)
        q.pop()
        a.remove(c)
        b.remove(r + c)
        d.remove(r - c)


place(0)
