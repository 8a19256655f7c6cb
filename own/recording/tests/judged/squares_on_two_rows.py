# expect: verdict=right|unknown|none wrong=0
# Two numbers may be a square that is tried.
n = 2


def place(queens):
    if len(queens) == n:
        return True
    for col in range(n):
        print((len(queens), col))
        if all(col != c and abs(col - c) != len(queens) - row for row, c in enumerate(queens)):
            if place(queens + [col]):
                return True
    return False


print(place([]))
