# expect: verdict=right wrong=0 solutions=10
# The empty list beside the number is no claim.
n, count = 5, 0
board = []

def place():
    global count
    if len(board) == n:
        count += 1
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(board) - i for i, x in enumerate(board)):
            board.append(c)
            place()
            board.pop()

place()
print("board:", board, "count:", count)
