# ends: RecursionError
print('begins')
class A:
    def __init__(self):
        self.a = A()
A()
