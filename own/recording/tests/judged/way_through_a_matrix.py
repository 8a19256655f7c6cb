# expect: verdict=unknown
# Marks in a matrix are of another problem.
N = 4
def isSafe(maze, x, y):
    return 0 <= x < N and 0 <= y < N and maze[x][y] == 1
def util(maze, x, y, sol):
    if x == N - 1 and y == N - 1:
        sol[x][y] = 1
        return True
    if isSafe(maze, x, y):
        sol[x][y] = 1
        if util(maze, x + 1, y, sol): return True
        if util(maze, x, y + 1, sol): return True
        sol[x][y] = 0
    return False
maze = [[1, 0, 0, 0], [1, 1, 0, 1], [0, 1, 0, 0], [1, 1, 1, 1]]
sol = [[0 for j in range(N)] for i in range(N)]
if not util(maze, 0, 0, sol):
    print("Solution doesn't exist")
else:
    for i in sol: print(i)
