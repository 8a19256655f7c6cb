# expect: verdict=right wrong=0
# The numbers of solutions for 1 to 7 queens are no board.
def count(n, q=()):
    if len(q) == n:
        return 1
    return sum(count(n, q + (c,)) for c in range(n)
               if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)))


print([count(n) for n in range(1, 8)])
