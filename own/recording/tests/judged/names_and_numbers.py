# expect: verdict=right wrong=0
# The nodes are named after the number of solutions, and not counted by it.
n = 6
total = 0
nodes = 0


def go(q):
    global total, nodes
    nodes += 1
    if len(q) == n:
        total += 1
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
print(f"N={n} solutions={total} nodes={nodes} time=0.02s")
