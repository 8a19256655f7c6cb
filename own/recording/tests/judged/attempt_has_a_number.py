# expect: verdict=right wrong=0
# An attempt has a number, and finds one solution.
import random
random.seed(7)
n = 8
attempt = 0
while True:
    attempt += 1
    q = list(range(n))
    random.shuffle(q)
    if len({i + x for i, x in enumerate(q)}) == n and len({i - x for i, x in enumerate(q)}) == n:
        print(f"Attempt {attempt}: solution found: {q}")
        break
