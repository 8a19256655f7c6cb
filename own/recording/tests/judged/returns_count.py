# expect: verdict=right solutions=10
def count(n):
    q = []

    def place(row):
        if row == n:
            return 1
        total = 0
        for c in range(n):
            if all(c != x and abs(c - x) != row - r for r, x in enumerate(q)):
                q.append(c)
                total += place(row + 1)
                q.pop()
        return total

    return place(0)


count(5)
