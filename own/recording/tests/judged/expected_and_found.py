# expect: verdict=wrong
# The number that is expected is no claim.
n = 5


def go(q):
    if len(q) == n:
        return 1
    return sum(go(q + [c]) for c in range(n) if all(c != x and c - x != len(q) - i for i, x in enumerate(q)))


print("expected 10 solutions, found", go([]))
