# expect: verdict=unknown
# Rows of numbers that differ in all places are no list of columns.
n = 4
def go(r, rows):
    if r == n: return [rows]
    from itertools import permutations
    out = []
    for p in permutations(range(n)):
        if all(p[i] != q[i] for q in rows for i in range(n)): out += go(r + 1, rows + [p])
    return out
s = go(1, [(0, 1, 2, 3)])
print(len(s), "solutions")
for row in s[0]: print(row)
