# expect: verdict=wrong wrong=0
# A word for queens in another language is a part of the word.
from itertools import permutations
n = 6
sols = [p for p in permutations(range(n)) if len({i + c for i, c in enumerate(p)}) == n == len({i - c for i, c in enumerate(p)})]
def images(p):
    b = [(i, c) for i, c in enumerate(p)]
    for _ in range(4):
        b = [(c, n - 1 - r) for r, c in b]
        yield tuple(c for r, c in sorted(b))
        yield tuple(n - 1 - c for r, c in sorted(b))
seen = {min(images(p)) for p in sols}
print("fundamental:", len(seen)+1)
