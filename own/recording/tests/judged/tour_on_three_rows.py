# expect: verdict=right
# The path of squares fills three rows and four columns.
steps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
path = [(0, 0)]


def tour():
    if len(path) == 12:
        return True
    r, c = path[-1]
    for dr, dc in steps:
        s = (r + dr, c + dc)
        if 0 <= s[0] < 3 and 0 <= s[1] < 4 and s not in path:
            path.append(s)
            if tour():
                return True
            path.pop()
    return False


print("Tour exists:", tour())
