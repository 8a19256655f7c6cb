# ends: whole
print('begins')
class M(type):
    @property
    def __module__(cls):
        print('never')
        return 'typing'
    def __getattribute__(cls, name):
        return type.__getattribute__(cls, name)
class A(metaclass=M):
    @property
    def __dict__(self):
        print('never')
    def __getattribute__(self, name):
        raise ValueError
a = A()
b = 1
print('done')
