N = 6
queens = []
a = [False] * N
b = [False] * (2 * N - 1)
c = [False] * N


def place(i):
    if i == N:
        print(*queens)
        return
    for j in range(N):
        if not (a[j] or b[i + j] or c[i - j]):
            queens.append(j)
            a[j] = b[i + j] = c[i - j] = True
            place(i + 1)
            queens.pop()
            a[j] = b[i + j] = c[i - j] = False


place(0)
