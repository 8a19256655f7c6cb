# expect: verdict=unknown wrong=0
# The list before the search is printed as the last solution.
N = 6
sols = []
cols, up, down = set(), set(), set()
q = []
c = 0
while True:
    while c < N and (c in cols or len(q) + c in up or len(q) - c in down):
        c += 1
    if c < N:
        r = len(q)
        cols.add(c)
        up.add(r + c)
        down.add(r - c)
        q.append(c)
        c = 0
        if len(q) == N:
            sols.append(list(q))
        else:
            continue
    elif not q:
        break
    last = q.pop()
    r = len(q)
    cols.remove(last)
    up.remove(r + last)
    down.remove(r - last)
    c = last + 1

for s in sols:
    print(s)
print([-1] * N)
print(len(sols), 'solutions')
