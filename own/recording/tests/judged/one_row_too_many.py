# expect: verdict=unknown wrong=0
# Seven numbers for six queens are no solutions, and right ones of another board.
N = 6
q = []
sols = []


def search():
    if len(q) == N + 1:
        sols.append(q[:])
        return
    for c in range(N + 1):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            q.append(c)
            search()
            q.pop()


search()
print(N, "queens")
for s in sols:
    print(s)
print(len(sols), "solutions")
