# A set of squares that is passed down.
N = 5


def attacks(a, b):
    return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])


def extend(row, used):
    if row == N:
        print(sorted(used))
        return 1
    total = 0
    for col in range(N):
        if not any(attacks((row, col), other) for other in used):
            total += extend(row + 1, used | {(row, col)})
    return total


print(extend(0, set()))
