# expect: verdict=unknown
# Numbers differ in rows, columns and boxes.
board = [[1, 0, 0, 4], [0, 0, 1, 0], [0, 1, 0, 0], [4, 0, 0, 1]]
def is_valid(board, row, col, num):
    for x in range(4):
        if board[row][x] == num or board[x][col] == num: return False
    startRow = row - row % 2
    startCol = col - col % 2
    for i in range(2):
        for j in range(2):
            if board[i + startRow][j + startCol] == num: return False
    return True
def solve(board, row, col):
    if row == 3 and col == 4: return True
    if col == 4: row += 1; col = 0
    if board[row][col] > 0: return solve(board, row, col + 1)
    for num in range(1, 5):
        if is_valid(board, row, col, num):
            board[row][col] = num
            if solve(board, row, col + 1): return True
        board[row][col] = 0
    return False
if solve(board, 0, 0):
    print("Sudoku solution:")
    for r in board: print(*r)
else:
    print("no solution exists")
