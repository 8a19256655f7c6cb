# expect: verdict=right solutions=4 wrong=0
n = 6
q = []
k = 0


def place():
    global k
    r = len(q)
    if r == n:
        k += 1
        print(f"Solution {k}:")
        for c in q:
            print("." * c + "Q" + "." * (n - 1 - c))
        return
    for c in range(n):
        if all(c != x and abs(c - x) != r - i for i, x in enumerate(q)):
            q.append(c)
            place()
            q.pop()


place()
print(f"Total number of solutions for {n} queens: {k}")
