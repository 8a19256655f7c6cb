# input: 6
# Columns from 1: x[0] is never used.
n = int(input("Queens: "))
x = [0] * (n + 1)
count = 0


def can_place(k, column):
    for row in range(1, k):
        if x[row] == column or abs(x[row] - column) == k - row:
            return False
    return True


def place(k):
    global count
    for column in range(1, n + 1):
        if can_place(k, column):
            x[k] = column
            if k == n:
                count += 1
                print(f"{count:>3}:", *x[1:])
            else:
                place(k + 1)


place(1)
print("solutions:", count)
