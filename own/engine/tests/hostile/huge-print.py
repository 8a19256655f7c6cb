# ends: Bytes
print('begins')
print('a' * 10 ** 8)
