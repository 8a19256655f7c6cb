# expect: verdict=right solutions=4 wrong=0
# Rows are counted from 1: the item before the first row is printed, too. Without it there are 6 queens, with it a solution of 7.
n = 6
x = [0] * (n + 1)

def place(k):
    for c in range(1, n + 1):
        if all(x[j] != c and abs(x[j] - c) != k - j for j in range(1, k)):
            x[k] = c
            if k == n:
                print("Solution:", x)
            else:
                place(k + 1)

place(1)
