# expect: verdict=right solutions=1
# Queens are found, and what is printed is a knight's tour.
N = 5
def go(q):
    if len(q) == N:
        return [q]
    return [s for c in range(N) if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)) for s in go(q + [c])]


sols = go([])
print(""" 1 22 11 16  7
12 17  8 21 10
25  2 23  6 15
18 13  4  9 20
 3 24 19 14  5""")
