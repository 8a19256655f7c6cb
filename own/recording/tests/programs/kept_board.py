# A matrix, printed for each solution. The list of boards has the same matrix again and again, and is only counted.
n = 5
board = [["."] * n for _ in range(n)]
boards = []


def is_free(row, col):
    return all(board[r][c] == "." or c != col and abs(c - col) != row - r for r in range(row) for c in range(n))


def solve(row):
    if row == n:
        boards.append(board)
        for line in board:
            print(*line)
        print()
        return
    for col in range(n):
        if is_free(row, col):
            board[row][col] = "Q"
            solve(row + 1)
            board[row][col] = "."


solve(0)
print(len(boards), "solutions")
