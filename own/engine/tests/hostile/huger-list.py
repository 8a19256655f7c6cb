# ends: OverflowError
print('begins')
x = [0] * 10 ** 10
