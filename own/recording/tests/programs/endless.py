# lines: 4500
# It prints three solutions and never ends.
def fits(cols, c):
    return all(c != d and abs(c - d) != len(cols) - r for r, d in enumerate(cols))


def solve(cols, n):
    if len(cols) == n:
        print(cols)
        global found
        found += 1
        if found == 3:
            while True:
                found += 1
    for c in range(n):
        if fits(cols, c):
            solve(cols + [c], n)


found = 0
solve([], 6)
