# expect: verdict=wrong wrong=1
N = 3


def is_safe(board, row, col):
    return not any(board[i][col] for i in range(row)) and not (row and col and board[row - 1][col - 1])


def place_queens(board, row):
    if row == N:
        return True
    for col in range(N):
        if is_safe(board, row, col):
            board[row][col] = 1
            if place_queens(board, row + 1):
                return True
            board[row][col] = 0
    return False


board = [[0] * N for _ in range(N)]
place_queens(board, 0)
for row in board:
    print(" ".join(".Q"[square] for square in row))
