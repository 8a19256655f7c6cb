# ends: Depth
print('begins')
eval('not ' * 100000 + '1')
