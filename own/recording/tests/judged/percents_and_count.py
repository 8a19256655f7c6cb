# expect: verdict=right wrong=0
# Percents count no solutions.
n = 5
sols = []
def go(r, q):
    if r == n:
        sols.append(q[:])
        return
    for c in range(n):
        if r == 0: print(f"{100 * c // n}% done")
        if all(c != q[i] and abs(c - q[i]) != r - i for i in range(r)):
            q.append(c); go(r + 1, q); q.pop()
go(0, [])
print("100% done")
print(len(sols), "solutions")
