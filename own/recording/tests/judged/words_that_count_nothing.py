# expect: verdict=right wrong=0
# Neither line gives the number of all solutions, nor is the solution with a number in words one of so many.
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
print("No two queens attack each other, and there is one solution per line. The first two solutions are images of each other.")
found = n_queens(4)
for name, queens in zip(["one", "two"], found):
    print(f"Solution {name}: {queens}")
