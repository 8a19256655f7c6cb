n = 3
for i in range(n):
    for j in rnge(n):
        print(i, j)
