# expect: verdict=unknown wrong=0 cause=
queens = [4, 2, 0, 5, 1, 3]
ok = all(queens[i] != queens[j] and abs(queens[i] - queens[j]) != i - j for i in range(6) for j in range(i))
print(queens)
print("This is", "a solution." if ok else "not a solution.")
