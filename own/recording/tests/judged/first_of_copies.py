# expect: verdict=unknown
# The number is right; the first list is empty.
def nqueens(n):
    board, result = [], []

    def go(r):
        if r == n:
            result.append(board)
        for c in range(n):
            if all(x != c and abs(x - c) != r - i for i, x in enumerate(board)):
                board.append(c)
                go(r + 1)
                board.pop()
    go(0)
    return result


r = nqueens(6)
print("Total:", len(r))
print("First:", r[0])
