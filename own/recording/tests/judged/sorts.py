# expect: verdict=unknown
values = [5, 3, 8, 1, 9, 2]
for i in range(len(values)):
    for j in range(len(values) - 1 - i):
        if values[j] > values[j + 1]:
            values[j], values[j + 1] = values[j + 1], values[j]
print(values)
