# expect: verdict=wrong
class Solution:
    count = 0

    def totalNQueens(self, n: int) -> int:
        def backtrack(row, cols, rising, falling):
            if row == n:
                self.count += 1
                return
            for col in range(n):
                if col not in cols and row + col not in rising and row - col not in falling:
                    backtrack(row + 1, cols | {col}, rising | {row + col}, falling | {row - col})

        backtrack(0, set(), set(), set())
        return self.count


s = Solution()
print(s.totalNQueens(4))
print(s.totalNQueens(5))
