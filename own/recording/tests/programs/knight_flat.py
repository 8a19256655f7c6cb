# A flat list of visits; Warnsdorff's rule, ties at random.
import random

random.seed(1)
n = 6
jumps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def around(s, visits):
    r, c = divmod(s, n)
    return [(r + a) * n + c + b for a, b in jumps if 0 <= r + a < n and 0 <= c + b < n and visits[(r + a) * n + c + b] == 0]


while True:
    visits = [0] * (n * n)
    at, number = 0, 1
    visits[at] = number
    while options := around(at, visits):
        at = min(options, key=lambda s: (len(around(s, visits)), random.random()))
        number += 1
        visits[at] = number
    if number == n * n:
        break
for r in range(n):
    print(*visits[r * n:r * n + n])
