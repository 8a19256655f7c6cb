# expect: verdict=unknown
# Nobody reads the number, but it is printed.
n = 6


def go(q, count):
    if len(q) == n:
        return count + 1
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            count += go(q + [c], count)
    return count


print("Number of solutions:", go([], 0))
