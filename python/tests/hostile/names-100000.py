# ends: whole partial
print('begins')
for i in range(100000):
    globals()['x' + str(i)] = [i]
