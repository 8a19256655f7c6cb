# ends: whole Partial
print('begins')
x = []
x.append(x)
y = [x] * 1000
x.extend(y)
for i in range(1000):
    z = i
print('done')
