# ends: whole
print('begins')
class A:
    def __del__(self):
        print('gone')
        raise ValueError
for i in range(10):
    A()
