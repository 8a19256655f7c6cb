# expect: verdict=unknown
# The numbers are those of marks for neighbours.
G = [[0, 1, 1, 1], [1, 0, 1, 0], [1, 1, 0, 1], [1, 0, 1, 0]]
def is_safe(v, color, c):
    return all(not (G[v][i] and color[i] == c) for i in range(4))
def go(v, color, m):
    if v == 4: return True
    for c in range(1, m + 1):
        if is_safe(v, color, c):
            color[v] = c
            if go(v + 1, color, m): return True
            color[v] = 0
    return False
color = [0] * 4
if go(0, color, 3):
    print("Solution exists. The colors are:", *color)
else:
    print("Solution does not exist")
