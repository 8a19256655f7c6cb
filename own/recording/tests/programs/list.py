# The column of the queen in each row; cells beyond row k keep old numbers.
n = 5
x = [0] * n
found = 0


def is_free(k, column):
    for row in range(k):
        if x[row] == column or abs(x[row] - column) == k - row:
            return False
    return True


def place(k):
    global found
    if k == n:
        found += 1
        print(x)
        return
    for column in range(n):
        if is_free(k, column):
            x[k] = column
            place(k + 1)


place(0)
print(found, "solutions")
