# expect: verdict=wrong
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
words = {2: "two", 10: "eleven"}
for n in (4, 5):
    print(f"n = {n}: {words[len(solve(n))]} solutions")
