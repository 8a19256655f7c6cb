# Arrays as programs about boards use them. The expected text is that of numpy 2.
import numpy as np
from numpy import zeros

n = 5
board = np.zeros((n, n), dtype=int)
board[1, 2] = 1
board[3][0] = 1
print(board)
print(board[1], board[:, 2], np.any(board[:, 2] == 1), 1 in board[0, :])
print(np.diag(board), np.diag(np.fliplr(board)), np.sum(board), board.sum(axis=1))
print(repr(board[0:2, 1:4]), board.shape, len(board))
other = board.copy()
other[other == 0] = 7
print(other, np.array_equal(board, other))
print(zeros(3), np.ones((2, 2)), np.full((2, 3), "."), np.arange(4))
print(np.array([1.5, 2.25]), np.array([[10, 200], [3, 4]]).T, np.argwhere(board))
places = np.array([[True, False], [False, True]])
print(places, np.where(places)[0], np.count_nonzero(places))


def solve(row, queens):
    if row == n:
        print(queens)
        return True
    for column in range(n):
        if not queens[:, column].any() and not np.diag(queens, column - row).any() and not np.diag(
                np.fliplr(queens), n - 1 - column - row).any():
            queens[row, column] = 1
            if solve(row + 1, queens):
                return True
            queens[row, column] = 0
    return False


solve(0, np.zeros((n, n), int))
