# A board of strings, each new row made by slicing.
def solve(board, row, n, results):
    if row == n:
        results.append(board)
        return
    for col in range(n):
        ok = True
        for d in range(1, row + 1):
            above = board[row - d]
            if above[col] == "Q" or col >= d and above[col - d] == "Q" or col + d < n and above[col + d] == "Q":
                ok = False
                break
        if ok:
            line = board[row][:col] + "Q" + board[row][col + 1:]
            solve(board[:row] + [line] + board[row + 1:], row + 1, n, results)


results = []
solve(["." * 5] * 5, 0, 5, results)
for result in results:
    print("\n".join(result))
    print()
