# expect: verdict=unknown wrong=0
# Every square is a goal of its own.
from collections import deque

size = 8

def moves(start, target):
    waiting, known = deque([(start, 0)]), [start]
    while waiting:
        (r, c), steps = waiting.popleft()
        if (r, c) == target:
            return steps
        for a, b in ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)):
            square = r + a, c + b
            if 0 <= square[0] < size and 0 <= square[1] < size and square not in known:
                known.append(square)
                waiting.append((square, steps + 1))

print("Minimum number of moves of the knight:", moves((0, 0), (7, 7)))
