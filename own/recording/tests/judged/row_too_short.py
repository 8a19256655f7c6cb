# expect: verdict=wrong|incomplete|none cause=range-short| solutions=0
n = 6
q = []
count = 0


def place(r):
    global count
    if r == n:
        count += 1
        print(q)
        return
    for c in range(n - 1):
        if all(c != x and abs(c - x) != r - i for i, x in enumerate(q)):
            q.append(c)
            place(r + 1)
            q.pop()


place(0)
print("Solutions:", count)
