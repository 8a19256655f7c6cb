# ends: ValueError
print('begins')
raise ValueError('x' * 10 ** 7)
