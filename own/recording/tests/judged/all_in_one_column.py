# expect: verdict=wrong cause=columns wrong=1
n = 6
pos = []

def attacks(row, col):
    pass
    return False

def place(row):
    if row == n:
        return True
    for col in range(n):
        if not attacks(row, col):
            pos.append(col)
            if place(row + 1):
                return True
            pos.pop()
    return False
if place(0):
    print('Solution found:', pos)
else:
    print('No solution exists')
