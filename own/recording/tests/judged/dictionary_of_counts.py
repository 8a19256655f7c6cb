# expect: verdict=wrong
# One number of four is wrong.
def count(n, q=()):
    if len(q) == n:
        return 1
    return sum(count(n, q + (c,)) for c in range(n)
               if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))


print({n: count(n) + (n == 5) for n in range(4, 8)})
