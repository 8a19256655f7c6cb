# expect: verdict=unknown|silent|right wrong=0
# A table may have the work of a search beside the sizes.
def solve(n, queens=()):
    global nodes
    nodes += 1
    if len(queens) == n:
        return 1
    free = (c for c in range(n) if all(c != x and abs(c - x) != len(queens) - i for i, x in enumerate(queens)))
    return sum(solve(n, queens + (c,)) for c in free)


for n in range(3, 6):
    nodes = 0
    solve(n)
    print(n, nodes)
