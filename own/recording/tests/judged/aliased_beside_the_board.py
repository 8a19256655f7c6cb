# expect: verdict=wrong cause=rising
# The rows of the other matrix are one list, and that is no fault of the search.
n = 6
visits = [[0] * n] * n
def go(q):
    if len(q) == n: return q
    for c in range(n):
        visits[len(q)][c] += 1
        if all(c != x and c - x != len(q) - i for i, x in enumerate(q)):
            s = go(q + [c])
            if s: return s
print("solution", go([]))
