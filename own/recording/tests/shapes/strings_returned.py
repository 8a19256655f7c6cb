# truth: strings all
def solve_n_queens(n):
    answers = []
    board = [["."] * n for _ in range(n)]
    cols, pos, neg = set(), set(), set()

    def backtrack(r):
        if r == n:
            answers.append(["".join(row) for row in board])
            return
        for c in range(n):
            if c in cols or r + c in pos or r - c in neg:
                continue
            cols.add(c)
            pos.add(r + c)
            neg.add(r - c)
            board[r][c] = "Q"
            backtrack(r + 1)
            cols.remove(c)
            pos.remove(r + c)
            neg.remove(r - c)
            board[r][c] = "."

    backtrack(0)
    return answers


print(solve_n_queens(5))
