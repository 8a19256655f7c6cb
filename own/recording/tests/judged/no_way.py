# expect: verdict=unknown wrong=0
# There is no way to the middle of a small board.
n = 3
jumps = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
level, distance = [(0, 0)], {(0, 0): 0}
while level:
    after = []
    for r, c in level:
        for a, b in jumps:
            square = r + a, c + b
            if 0 <= square[0] < n and 0 <= square[1] < n and square not in distance:
                distance[square] = distance[r, c] + 1
                after.append(square)
    level = after
print(distance.get((1, 1), "No path for the knight"))
