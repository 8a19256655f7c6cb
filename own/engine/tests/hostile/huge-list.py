# ends: MemoryError
print('begins')
x = [0] * (3 * 10 ** 8)
