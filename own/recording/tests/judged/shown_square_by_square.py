# expect: verdict=wrong wrong=1
# The tour is right in the variables; each line has its row twice.
def free(square):
    r, c = square
    jumps = ((r + a, c + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b))
    return [to for to in jumps if 0 <= to[0] < 5 and 0 <= to[1] < 5 and to not in path]

path = [(0, 0)]

def tour():
    if len(path) == 25:
        return True
    for to in sorted(free(path[-1]), key=lambda to: len(free(to))):
        path.append(to)
        if tour():
            return True
        path.pop()
    return False

tour()
for number, (r, c) in enumerate(path, 1):
    print(f"{number}: ({r}, {r})")
