# expect: verdict=right wrong=0
# Odd boards have tours, and none is closed.
rows = columns = 5
path = [(0, 0)]
calls = 0

def tour():
    global calls
    calls += 1
    if calls > 900:
        return False
    r, c = path[-1]
    jumps = [(r + a, c + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
    if len(path) == rows * columns:
        return path[0] in jumps
    for square in jumps:
        if 0 <= square[0] < rows and 0 <= square[1] < columns and square not in path:
            path.append(square)
            if tour():
                return True
            path.pop()
    return False

print("closed tour" if tour() else "no closed tour of a knight")
