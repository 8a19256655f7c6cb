# expect: verdict=wrong
# There are no solutions for two and three queens.
def solve(n):
    found = []

    def place(queens):
        if len(queens) == n:
            found.append(queens)
            return
        for col in range(n):
            if all(col != c and abs(col - c) != len(queens) - row for row, c in enumerate(queens)):
                place(queens + [col])

    place([])
    return found
for n in (1, 2, 3, 4):
    found = solve(n) or [list(range(n))]
    print(f"n={n}:", found[0])
