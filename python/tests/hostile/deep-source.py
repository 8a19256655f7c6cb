# ends: depth
print('begins')
eval('(' * 100000 + ')' * 100000)
