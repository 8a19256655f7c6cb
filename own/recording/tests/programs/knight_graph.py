# The squares have numbers, row by row; the path is a list of them.
def graph(side):
    leads = {}
    for row in range(side):
        for column in range(side):
            squares = []
            for down, right in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]:
                if 0 <= row + down < side and 0 <= column + right < side:
                    squares.append((row + down) * side + column + right)
            leads[row * side + column] = squares
    return leads


def search(leads, path):
    if len(path) == len(leads):
        return True
    free = [square for square in leads[path[-1]] if square not in path]
    free.sort(key=lambda square: len([onward for onward in leads[square] if onward not in path]))
    for square in free:
        path.append(square)
        if search(leads, path):
            return True
        path.pop()
    return False


path = [0]
print(search(graph(5), path), path)
