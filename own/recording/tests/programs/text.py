# input: 5
# The whole board is one string.
n = int(input("How many queens? "))


def fits(text, row, column):
    for i in range(row):
        j = text.index("Q", i * n) - i * n
        if j == column or abs(j - column) == row - i:
            return False
    return True


def extend(text, row=0):
    if row == n:
        for i in range(n):
            print(text[i * n:(i + 1) * n])
        print()
        return
    for column in range(n):
        if fits(text, row, column):
            at = row * n + column
            extend(text[:at] + "Q" + text[at + 1:], row + 1)


extend("." * (n * n))
