n = 4
for i in range(n)
    print(i)
