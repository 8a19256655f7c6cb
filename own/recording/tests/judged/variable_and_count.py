# expect: verdict=wrong solutions=2
# The name of the list says what is counted.
n = 6
sols = []
def place(row, cols):
    if row == n:
        sols.append(cols[:])
        return
    for c in range(n if row else n // 2):
        if not any(c == x or abs(c - x) == row - r for r, x in enumerate(cols)):
            place(row + 1, cols + [c])
place(0, [])
print(f"{n=} {len(sols)=}")
