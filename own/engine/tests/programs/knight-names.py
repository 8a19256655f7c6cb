# Squares are names.
from string import ascii_lowercase

SIZE = 5
squares = {f"{file}{rank}" for file in ascii_lowercase[:SIZE] for rank in range(1, SIZE + 1)}


def neighbours(square):
    file, rank = ascii_lowercase.index(square[0]), int(square[1:])
    for df, dr in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
        if 0 <= file + df < SIZE and (name := f"{ascii_lowercase[file + df]}{rank + dr}") in squares:
            yield name


path = ["a1"]
while len(path) < SIZE * SIZE:
    left = sorted(set(neighbours(path[-1])) - set(path), key=lambda s: (len(set(neighbours(s)) - set(path)), s))
    if not left:
        break
    path.append(left[0])
print(" ".join(path))
print(len(path))
