# expect: verdict=right wrong=0
# Each line but the last has a part of the solutions.
n = 5
def go(q):
    if len(q) == n: return 1
    return sum(go(q + [c]) for c in range(n) if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))
s = 0
for c in range(n):
    k = go([c])
    s += k
    print(f"first queen in column {c + 1}: {k} solutions")
print("sum:", s)
