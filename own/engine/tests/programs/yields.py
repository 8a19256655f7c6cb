# A list that is undone, with yield from.
from typing import Iterator, List


def extend(rows: List[int], n: int) -> Iterator[List[int]]:
    if len(rows) == n:
        yield rows[:]
    else:
        for column in (c for c in range(n) if c not in rows):
            if all(abs(column - c) != len(rows) - r for r, c in enumerate(rows)):
                rows.append(column)
                yield from extend(rows, n)
                rows.pop()


for solution in extend([], 6):
    print(solution)
print(next(extend([], 8)))
