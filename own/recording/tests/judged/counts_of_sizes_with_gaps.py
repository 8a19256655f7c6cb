# expect: verdict=right wrong=0
def solve(row, n, queens, found):
    if row == n:
        found.append(queens[:])
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            solve(row + 1, n, queens, found)
            queens.pop()


def n_queens(n):
    found = []
    solve(0, n, [], found)
    return found
sizes = (1, 4, 5)
counts = [len(n_queens(n)) for n in sizes]
print(counts)
print(dict(zip(sizes, counts)))
print(list(zip(sizes, counts)))
print(", ".join(f"n={n}: {count}" for n, count in zip(sizes, counts)))
print("; ".join(f"queens({n}) = {count}" for n, count in zip(sizes, counts)))
for n, count in zip(sizes, counts):
    print(n, "->", count)
