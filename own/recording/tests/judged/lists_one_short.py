# input: 6
# expect: verdict=wrong
n = int(input("n = "))
b = [0] * (n - 1)
k = 0


def ok(r):
    return all(b[r] != b[i] and abs(b[r] - b[i]) != r - i for i in range(r))


def go(r):
    global k
    if r == len(b):
        k += 1
        print(b)
        return
    for c in range(len(b)):
        b[r] = c
        if ok(r):
            go(r + 1)


go(0)
print(k)
