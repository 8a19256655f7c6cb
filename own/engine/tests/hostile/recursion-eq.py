# ends: RecursionError
print('begins')
class A:
    def __eq__(self, other):
        return self == other
A() == 1
