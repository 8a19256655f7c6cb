# expect: verdict=right|unknown wrong=0 cause=
# What is said of a board stands beside it.
def check(queens):
    pairs = [(i, j) for i in range(len(queens)) for j in range(i)]
    return all(queens[i] != queens[j] and abs(queens[i] - queens[j]) != i - j for i, j in pairs)


for queens in ([0, 1, 2, 3], [1, 3, 0, 2], [2, 0, 3, 1], [3, 3, 3, 3]):
    print(queens, check(queens))
