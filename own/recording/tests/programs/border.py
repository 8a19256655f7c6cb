# A matrix that is used from row and column 1 on, with a border around it.
n = 5
a = [[0] * (n + 2) for _ in range(n + 2)]
count = 0


def is_free(i, j):
    for k in range(1, i):
        for m in range(1, n + 1):
            if a[k][m] == 1 and (m == j or i - k == abs(m - j)):
                return False
    return True


def solve(i):
    global count
    if i > n:
        count += 1
        for r in range(1, n + 1):
            print(*a[r][1:n + 1])
        print()
        return
    for j in range(1, n + 1):
        if is_free(i, j):
            a[i][j] = 1
            solve(i + 1)
            a[i][j] = 0


solve(1)
print("total", count)
