# expect: verdict=wrong
# Each solution counts twice.
n = 6
total = 0
nodes = 0


def go(q):
    global total, nodes
    nodes += 1
    if len(q) == n:
        total += 2
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])


go([])
print(f"N={n} solutions={total} nodes={nodes} time=0.02s")
