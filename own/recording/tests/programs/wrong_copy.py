# A mistake: the list is not copied, so all answers are the same list.
n = 5
answers = []


def solve(row, queens):
    if row == n:
        answers.append(queens)
        return
    for col in range(n):
        if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
            queens[row] = col
            solve(row + 1, queens)
            queens[row] = -1


solve(0, [-1] * n)
for answer in answers:
    print(answer)
