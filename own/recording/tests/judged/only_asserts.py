# expect: verdict=unknown
# Its boards are in no variable, and it says nothing of solutions.
class Solution:
    def totalNQueens(self, n: int) -> int:
        def backtrack(row, cols, a, b):
            if row == n:
                return 1
            return sum(backtrack(row + 1, cols | {c}, a | {row + c}, b | {row - c}) for c in range(n)
                       if c not in cols and row + c not in a and row - c not in b)
        return backtrack(0, frozenset(), frozenset(), frozenset())

assert Solution().totalNQueens(4) == 2
assert Solution().totalNQueens(5) == 10
print("all tests passed")
