# A matrix of 0 and 1, filled column by column until the first solution.
N = 6


def show(board):
    for line in board:
        print(" ".join("Q" if cell else "." for cell in line))


def safe(board, row, col):
    for j in range(col):
        if board[row][j]:
            return False
    for i, j in zip(range(row, -1, -1), range(col, -1, -1)):
        if board[i][j]:
            return False
    for i, j in zip(range(row, N), range(col, -1, -1)):
        if board[i][j]:
            return False
    return True


def solve(board, col):
    if col == N:
        return True
    for row in range(N):
        if safe(board, row, col):
            board[row][col] = 1
            if solve(board, col + 1):
                return True
            board[row][col] = 0
    return False


def main():
    board = [[0] * N for _ in range(N)]
    if solve(board, 0):
        show(board)


main()
