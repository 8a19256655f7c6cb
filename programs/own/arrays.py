# Marker arrays, with two gaps: write something in the place of each "..." so that all four solutions are found.
N = 6
queens = []
a = [False] * N  # a[j]: column j is taken
b = [False] * (2 * N - 1)  # b[i + j]: the rising diagonal is taken
c = [False] * (2 * N - 1)  # c[i - j + N - 1]: the falling diagonal is taken


def place(i):
    if i == N:
        print(*queens)
        return
    for j in range(N):
        if not (a[j] or b[i + j] or ...):
            queens.append(j)
            a[j] = b[i + j] = c[i - j + N - 1] = True
            place(i + 1)
            queens.pop()
            ...


place(0)
