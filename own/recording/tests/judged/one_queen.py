# expect: verdict=right solutions=1 wrong=0
def solve(queens, n):
    if len(queens) == n:
        return [queens]
    return [whole for c in range(n) if all(abs(c - d) not in (0, len(queens) - r) for r, d in enumerate(queens))
            for whole in solve(queens + [c], n)]


n = 1
print(solve([], n))
