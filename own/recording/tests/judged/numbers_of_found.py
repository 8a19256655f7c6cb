# expect: verdict=right wrong=0
# The last of the numbers is that of all.
n = 6
k = 0
def go(q):
    global k
    if len(q) == n:
        k += 1
        print("Found solution", k)
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            go(q + [c])
go([])
