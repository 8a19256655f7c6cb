# ends: whole
print('begins')
class A:
    pass
for i in range(20000):
    setattr(A, 'x' + str(i), i)
a = A()
for i in range(20000):
    setattr(a, 'x' + str(i), i)
