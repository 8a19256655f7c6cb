# ends: Memory
print('begins')
x = set(range(10 ** 9))
