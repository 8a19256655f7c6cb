# expect: verdict=wrong|unknown cause=
# Nothing is tested, neither at the edges nor elsewhere.
n = 8
board = [[0] * n for _ in range(n)]
for r, c in [(0, 0), (1, 4), (2, 7), (3, 5), (4, 2), (5, 6), (6, 1), (7, 7)]:
    board[r][c] = 1
print("Solution:")
for row in board:
    print(row)
