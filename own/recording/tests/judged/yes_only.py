# expect: verdict=right solutions=1
def solve(n, q):
    if len(q) == n:
        return True
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q)):
            q.append(c)
            if solve(n, q):
                return True
            q.pop()
    return False


print(solve(6, []))
