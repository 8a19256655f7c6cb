# expect: verdict=right wrong=0
# Each number is that of the size in the line above.
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
for n in (4, 5):
    print(f"{n} queens:")
    for queens in solve(n):
        print(queens)
    print(len(solve(n)), "solutions")
