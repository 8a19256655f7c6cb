# expect: verdict=right|unknown wrong=0
# The rows of a board in binary digits are no counts.
N = 5
count = 0


def go(r, cols, a, b, rows):
    global count
    if r == N:
        count += 1
        print(count)
        for x in rows:
            print(format(x, "05b"))
        return
    for c in range(N):
        bit = 1 << c
        if not bit & (cols | a | b):
            go(r + 1, cols | bit, (a | bit) << 1, (b | bit) >> 1, rows + [bit])


go(0, 0, 0, 0, [])
