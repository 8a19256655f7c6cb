# expect: verdict=unknown wrong=0 cause=
def are_safe(queens, i):
    if i == len(queens):
        return True
    for j in range(i):
        if queens[j] == queens[i] or abs(queens[i] - queens[j]) == i - j:
            return False
    return are_safe(queens, i + 1)


print(are_safe([1, 3, 0, 4, 2], 0))
