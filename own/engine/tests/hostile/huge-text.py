# ends: MemoryError
print('begins')
x = 'a' * 10 ** 9
