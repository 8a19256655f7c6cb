# ends: depth
print('begins')
eval('not ' * 100000 + '1')
