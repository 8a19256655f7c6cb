# expect: verdict=wrong
# The board has three rows, and the tour stood on it.
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


if not tour():
    print("tour found", path)
else:
    print("No tour exists")
