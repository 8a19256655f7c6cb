# input: 0 3 1 4 2 5
# expect: verdict=unknown wrong=0 cause=
# The board is none of a local search.
queens = [int(word) for word in input("Queens: ").split()]
attacks = 0
for i in range(len(queens)):
    for j in range(i):
        attacks += queens[i] == queens[j] or abs(queens[i] - queens[j]) == i - j
print("Board:", queens)
print("Attacks:", attacks)
