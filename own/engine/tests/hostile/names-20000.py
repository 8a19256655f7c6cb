# ends: whole Partial
print('begins')
for i in range(20000):
    globals()['x' + str(i)] = i
