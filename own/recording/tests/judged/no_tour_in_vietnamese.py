# expect: verdict=right
# There is none on 3 x 3.
n = 3
dx = [-2, -1, 1, 2, 2, 1, -1, -2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]
a = [[0 for j in range(n)] for i in range(n)]
def di(i, x, y):
    a[x][y] = i
    if i == n * n:
        return True
    for k in range(8):
        u, v = x + dx[k], y + dy[k]
        if 0 <= u < n and 0 <= v < n and a[u][v] == 0:
            if di(i + 1, u, v):
                return True
    a[x][y] = 0
    return False
if di(1, 0, 0):
    for h in a:
        print(*h)
else:
    print("Không tìm được hành trình")
