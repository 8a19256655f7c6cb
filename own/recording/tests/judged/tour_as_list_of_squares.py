# expect: verdict=right solutions=1 wrong=0
# One list of squares is one tour, and no list of solutions.
def free(square, path):
    r, c = square
    jumps = ((r + a, c + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b))
    return [to for to in jumps if 0 <= to[0] < 5 and 0 <= to[1] < 5 and to not in path]

def tour(path):
    if len(path) == 25:
        return path
    for to in sorted(free(path[-1], path), key=lambda to: len(free(to, path))):
        whole = tour(path + [to])
        if whole:
            return whole

print(tour([(0, 0)]))
