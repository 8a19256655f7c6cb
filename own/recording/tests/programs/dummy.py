# Columns from 1; x[0] is never used.
n = 5
x = [0] * (n + 1)


def can_place(k, i):
    for j in range(1, k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True


def n_queens(k):
    for i in range(1, n + 1):
        if can_place(k, i):
            x[k] = i
            if k == n:
                print(*x[1:])
            else:
                n_queens(k + 1)


n_queens(1)
