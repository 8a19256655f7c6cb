# A stack of columns in one loop.
def solve(n):
    solutions = []
    stack = []
    col = 0
    while True:
        row = len(stack)
        while col < n and any(c == col or abs(c - col) == row - r for r, c in enumerate(stack)):
            col += 1
        if col < n:
            stack.append(col)
            col = 0
            if len(stack) == n:
                solutions.append(stack[:])
                col = stack.pop() + 1
        elif stack:
            col = stack.pop() + 1
        else:
            return solutions


for s in solve(5):
    print(s)
