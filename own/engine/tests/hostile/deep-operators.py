# ends: Depth
print('begins')
eval('1' + '+1' * 100000)
