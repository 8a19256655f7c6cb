# ends: whole
print('begins')
globals()['\ud800'] = 1
globals()['a\0b'] = '\udfff\0'
x = '\ud800' * 3
class A: pass
setattr(A(), '\ud800', 1)
a = A()
a.__dict__['\ud800'] = 2
print('\ud800\0\x1b[2J')
d = {'\ud800': '\ud801'}
print(d, x)
