# expect: verdict=right|unknown wrong=0
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
    print("solutions:", len(solve(n)))
    print("for board size", n)
