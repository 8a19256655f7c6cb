# expect: verdict=unknown
# The number is right; the lists are from before the search.
def queens(n, placed=()):
    if len(placed) == n:
        yield list(placed)
        return
    for c in range(n):
        if all(c != p and abs(c - p) != len(placed) - i for i, p in enumerate(placed)):
            yield from queens(n, placed + (c,))


N = 6
sols = list(queens(N))

q = [-1] * N
print('Solutions:', len(sols))
for s in sols:
    print(q)
