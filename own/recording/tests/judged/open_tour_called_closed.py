# expect: verdict=wrong cause= wrong=0
# The tour is right, and its last square is no move from the first.
size = 5
board = [[0] * size for _ in range(size)]

def free(r, c):
    squares = [(r + a, c + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
    return [(x, y) for x, y in squares if 0 <= x < size and 0 <= y < size and not board[x][y]]

def tour(r, c, k):
    board[r][c] = k
    if k == size * size:
        return True
    for _, x, y in sorted((len(free(x, y)), x, y) for x, y in free(r, c)):
        if tour(x, y, k + 1):
            return True
    board[r][c] = 0
    return False

tour(0, 0, 1)
print("A closed tour:")
for row in board:
    print(row)
