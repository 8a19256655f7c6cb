# expect: verdict=wrong solutions=1
# It finds a solution, takes its queens back and prints what is left.
n = 6
board = [[0] * n for _ in range(n)]

def place(row):
    if row == n:
        return True
    for c in range(n):
        if all(not board[i][j] or j != c and abs(j - c) != row - i for i in range(row) for j in range(n)):
            board[row][c] = 1
            found = place(row + 1)
            board[row][c] = 0
            if found:
                return True
    return False

print(place(0))
for row in board:
    print(row)
