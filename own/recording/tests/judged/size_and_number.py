# expect: verdict=wrong
# "queens" beside a number name the size, and the other number counts.
def count(n, q=()):
    if len(q) == n:
        return 1
    return sum(count(n, q + (c,)) for c in range(n) if all(c != x and c - x != len(q) - i for i, x in enumerate(q)))

print("n =", 6, "queens:", count(6))
