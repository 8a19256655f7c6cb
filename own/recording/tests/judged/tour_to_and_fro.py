# expect: verdict=wrong wrong=1
# Only the last square is avoided: the knight goes to and fro.
def free(square, last):
    r, c = square
    jumps = ((r + a, c + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b))
    return [to for to in jumps if 0 <= to[0] < n and 0 <= to[1] < n and to != last]

n = 5
tour = [(0, 0)]
while len(tour) < n * n:
    last = tour[-1]
    tour.append(min(free(last, last), key=lambda to: len(free(to, last))))
print(tour)
