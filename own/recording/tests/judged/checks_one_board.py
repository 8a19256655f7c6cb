# expect: verdict=unknown wrong=0 cause=
# A program that tests a board searches for none, and "False" is said of this board.
def is_valid(queens):
    for i in range(len(queens)):
        for j in range(i):
            if queens[i] == queens[j] or abs(queens[i] - queens[j]) == i - j:
                return False
    return True


print(is_valid([0, 1, 2, 3, 4, 5]))
