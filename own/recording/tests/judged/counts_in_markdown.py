# expect: verdict=right wrong=0
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
print("| n | solutions |")
print("|---|---|")
for n in (3, 4, 5):
    print(f"| {n} | {len(solve(n))} |")
