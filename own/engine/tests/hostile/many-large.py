# ends: whole Partial
print('begins')
row = list(range(1000))
for i in range(900):
    globals()['x' + str(i)] = [row] * 1000
print('done')
