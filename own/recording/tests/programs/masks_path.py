# Masks for the attacked columns, and a list of columns that is passed down.
def solve(n, row=0, cols=0, left=0, right=0, path=[]):
    if row == n:
        return [path]
    out = []
    free = ((1 << n) - 1) & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        out += solve(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1, path + [bit.bit_length() - 1])
    return out


answers = solve(5)
print(len(answers), "solutions")
for answer in answers:
    print(*answer)
