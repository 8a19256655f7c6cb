# expect: verdict=unknown wrong=0 cause=
import random

random.seed(5)
queens = [random.randrange(6) for _ in range(6)]
attacks = sum(queens[i] == queens[j] or abs(queens[i] - queens[j]) == i - j for i in range(6) for j in range(i))
print("State:", queens, "conflicts:", attacks)
