# expect: verdict=incomplete wrong=0 solutions=2
# The first queen stands in the left half only.
n = 6
q = []


def place(r):
    if r == n:
        print(q)
        return
    for c in range(n if r else n // 2):
        if all(c != x and abs(c - x) != r - i for i, x in enumerate(q)):
            q.append(c)
            place(r + 1)
            q.pop()


place(0)
