# expect: verdict=unknown wrong=0
# The sizes do not follow one another.
class Solution:
    def totalNQueens(self, n: int) -> int:
        def backtrack(row):
            if row == n:
                return 1
            found = 0
            for col in range(n):
                if col in cols or row + col in plus or row - col in minus:
                    continue
                cols.add(col); plus.add(row + col); minus.add(row - col)
                found += backtrack(row + 1)
                cols.remove(col); plus.remove(row + col); minus.remove(row - col)
            return found
        cols, plus, minus = set(), set(), set()
        return backtrack(0)

s = Solution()
for n in (1, 4, 5, 6):
    print(s.totalNQueens(n))
