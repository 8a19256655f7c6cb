# ends: depth
print('begins')
eval('1' + '+1' * 100000)
