# expect: verdict=unknown|wrong
# Both numbers are right, but each stands below the size of the other.
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
    print(f"n = {n}")
    print("Number of solutions:", len(solve(9 - n)))
