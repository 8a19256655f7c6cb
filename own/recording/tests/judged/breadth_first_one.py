# expect: verdict=right wrong=0 solutions=1|10
from collections import deque

n = 5
queue = deque([()])
answer = None
while queue:
    state = queue.popleft()
    if len(state) == n:
        if answer is None:
            answer = state
        continue
    for c in range(n):
        if all(c != x and abs(c - x) != len(state) - r for r, x in enumerate(state)):
            queue.append(state + (c,))
print("A solution:", answer)
