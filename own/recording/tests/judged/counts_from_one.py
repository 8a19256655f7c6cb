# expect: verdict=wrong solutions=10
# The counter begins with 1.
n = 5
count = 1
cols = []


def put(row):
    global count
    if row == n:
        count += 1
        return
    for c in range(n):
        if all(c != x and abs(c - x) != row - r for r, x in enumerate(cols)):
            cols.append(c)
            put(row + 1)
            cols.pop()


put(0)
print(count)
