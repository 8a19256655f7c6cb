# Squares by their names.
FILES = "abcde"


def leaps(square):
    column, row = FILES.index(square[0]), int(square[1])
    for a, b in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
        if 0 <= column + a < 5 and 1 <= row + b <= 5:
            yield FILES[column + a] + str(row + b)


def tour(route):
    if len(route) == 25:
        return True
    free = [s for s in leaps(route[-1]) if s not in route]
    free.sort(key=lambda s: sum(t not in route for t in leaps(s)))
    for s in free:
        route.append(s)
        if tour(route):
            return True
        route.pop()
    return False


route = ["a1"]
tour(route)
print(" ".join(route))
