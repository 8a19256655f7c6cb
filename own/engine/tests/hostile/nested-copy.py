# ends: RecursionError
import copy
print('begins')
x = []
for i in range(100000):
    x = [x]
copy.deepcopy(x)
