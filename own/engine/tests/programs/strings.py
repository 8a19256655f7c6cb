# A board of strings, rebuilt by slicing.
N = 6


def attacked(board, row, column):
    for up in range(1, row + 1):
        for shift in (-up, 0, up):
            if 0 <= column + shift < N and board[row - up][column + shift] == "Q":
                return True
    return False


def solve(board, row):
    if row == N:
        print("\n".join(board), end="\n\n")
        return 1
    found = 0
    for column in range(N):
        if not attacked(board, row, column):
            line = board[row]
            found += solve(board[:row] + [line[:column] + "Q" + line[column + 1:]] + board[row + 1:], row + 1)
    return found


print(solve(["." * N] * N, 0), "solutions")
