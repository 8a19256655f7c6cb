# ends: whole
print('begins')
x = []
for i in range(100000):
    x = [x]
x = None
print('done')
