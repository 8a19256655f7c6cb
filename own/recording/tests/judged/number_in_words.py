# expect: verdict=wrong
# Its last call returns all solutions, and what it says of them decides.
def solve(row, n, queens, found):
    if row == n:
        found.append(queens[:])
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            solve(row + 1, n, queens, found)
            queens.pop()


def n_queens(n):
    found = []
    solve(0, n, [], found)
    return found
WORDS = ["no", "one", "two", "three", "four", "five"]
found = n_queens(4)
print(f"There are {WORDS[len(found) + 1]} solutions for four queens.")
