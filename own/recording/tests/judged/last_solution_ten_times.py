# expect: verdict=incomplete|wrong
# Ten times the same solution, of a search that found ten.
n = 5
found = []
q = [0] * n

def place(row):
    if row == n:
        found.append(q)
        return
    for c in range(n):
        if all(q[r] != c and abs(q[r] - c) != row - r for r in range(row)):
            q[row] = c
            place(row + 1)

place(0)
for solution in found:
    print(solution)
print("Found", len(found), "solutions.")
