# expect: verdict=wrong wrong=2
# The diagonals are forgotten: no two queens stand on a board of two rows.
def solve(queens, n):
    if len(queens) == n:
        print(queens)
        return
    for col in range(n):
        if col not in queens:
            solve(queens + [col], n)


solve([], 2)
