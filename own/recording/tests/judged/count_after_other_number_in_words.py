# expect: verdict=wrong
# The value of the last call has all solutions, and the program says another number.
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
print("The five queens problem has exactly twelve solutions." if solve(5) else "")
