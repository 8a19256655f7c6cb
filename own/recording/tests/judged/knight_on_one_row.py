# expect: verdict=unknown|wrong cause=aliased-rows
# One list stands for all rows.
n = 5
line = []
for i in range(n): line.append(-1)
board = []
for i in range(n): board.append(line)
dx = [2, 1, -1, -2, -2, -1, 1, 2]
dy = [1, 2, 2, 1, -1, -2, -2, -1]
def go(x, y, k):
    if k == n * n: return True
    for i in range(8):
        a, b = x + dx[i], y + dy[i]
        if 0 <= a < n and 0 <= b < n and board[a][b] == -1:
            board[a][b] = k
            if go(a, b, k + 1): return True
            board[a][b] = -1
    return False
board[0][0] = 0
if go(0, 0, 1):
    for r in board: print(r)
else: print("Solution does not exist")
