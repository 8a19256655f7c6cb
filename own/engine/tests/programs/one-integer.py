# One integer is the whole board.
n = 5
FULL = (1 << n * n) - 1


def ray(square, dr, dc):
    r, c = divmod(square, n)
    mask = 0
    while 0 <= (r := r + dr) < n and 0 <= (c := c + dc) < n:
        mask |= 1 << r * n + c
    return mask


attacks = [sum(ray(s, dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc) for s in range(n * n)]


def go(board, free, row):
    if row == n:
        print(f"{board:0{n * n}b}")
        return 1
    count = 0
    for column in range(n):
        bit = 1 << row * n + column
        if free & bit:
            count += go(board | bit, free & ~attacks[row * n + column] & ~bit, row + 1)
    return count


print(go(0, FULL, 0))
