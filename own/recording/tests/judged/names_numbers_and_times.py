# expect: verdict=right wrong=0
# A name for each number is none of a row.
times = 0.25
def go(n, q):
    if len(q) == n: return 1
    return sum(go(n, q + [c]) for c in range(n) if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))
for n in range(4, 7):
    times *= 4
    k = go(n, [])
    print("N: %d\tsolutions: %d\ttime: %.3f s" % (n, k, times))
