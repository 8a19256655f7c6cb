# ends: whole
print('begins')
globals()['x' * 10 ** 7] = 1
A = type('A' * 10 ** 7, (), {})
a = A()
a.__dict__['y' * 10 ** 7] = 1
for i in range(1000):
    z = i
