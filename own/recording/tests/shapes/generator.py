# truth: lists all
def queens(n, state=()):
    if len(state) == n:
        yield state
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(state) - r for r, x in enumerate(state)):
            yield from queens(n, state + (c,))


for solution in queens(5):
    print(solution)
