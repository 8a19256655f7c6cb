# expect: verdict=unknown|wrong wrong=0 solutions=4
# The number is right, and the boards beside it lack their first column.
n = 6
queens = []

def place():
    if len(queens) == n:
        for q in queens:
            print(" ".join("Q" if c == q else "." for c in range(1, n)))
        print()
        return 1
    total = 0
    for c in range(n):
        if all(c != x and abs(c - x) != len(queens) - i for i, x in enumerate(queens)):
            queens.append(c)
            total += place()
            queens.pop()
    return total

print("Total:", place())
