# expect: verdict=right wrong=0
import json


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
print(json.dumps({str(n): len(solve(n)) for n in (4, 5)}))
