# expect: verdict=right|unknown wrong=0
# There are tours of 3 x 4 squares, but none from this one.
def free(square, path):
    r, c = square
    jumps = ((r + a, c + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b))
    return [to for to in jumps if 0 <= to[0] < 3 and 0 <= to[1] < 4 and to not in path]

def tour(path):
    return path if len(path) == 12 else next(filter(None, (tour(path + [to]) for to in free(path[-1], path))), None)

print(tour([(1, 1)]) or "The knight has no tour from here")
