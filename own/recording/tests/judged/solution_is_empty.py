# expect: verdict=wrong solutions=10
# The list is empty again when it is printed.
n = 5
queens = []

def place():
    if len(queens) == n:
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(queens) - i for i, x in enumerate(queens)):
            queens.append(c)
            place()
            queens.pop()

place()
print("Solution:", queens)
