# ends: memory
print('begins')
x = 'a' * 10 ** 9
