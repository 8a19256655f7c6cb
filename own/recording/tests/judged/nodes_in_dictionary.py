# expect: verdict=unknown|silent|right wrong=0
# A number with a name is no column of a queen.
def solve(n, queens=()):
    nodes[n] = nodes.get(n, 0) + 1
    if len(queens) == n:
        return 1
    free = (c for c in range(n) if all(c != x and abs(c - x) != len(queens) - i for i, x in enumerate(queens)))
    return sum(solve(n, queens + (c,)) for c in free)


nodes = {}
for size in (4, 5):
    solve(size)
print(nodes)
