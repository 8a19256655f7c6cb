# expect: verdict=right wrong=0 solutions=1
# A row without a queen is a step of the search.
n = 4
queens = []
col = 0
while len(queens) < n:
    row = len(queens)
    while col < n and any(c == col or abs(c - col) == row - r for r, c in enumerate(queens)):
        col += 1
    if col == n:
        print("No queen can be placed in row", row, "so go back")
        col = queens.pop() + 1
    else:
        queens.append(col)
        col = 0
print("Solution:", queens)
