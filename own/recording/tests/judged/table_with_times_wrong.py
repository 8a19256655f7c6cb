# expect: verdict=wrong
# The last number of solutions is one too many.
def count(n, cols=(), up=(), down=()):
    r = len(cols)
    if r == n:
        return 1
    return sum(count(n, cols + (c,), up + (r + c,), down + (r - c,)) for c in range(n) if c not in cols and r + c not in up and r - c not in down)


print("n  solutions  seconds")
for n in range(1, 7):
    print(f"{n}  {count(n) + n // 6:6}  {0.001 * n:.3f}")
