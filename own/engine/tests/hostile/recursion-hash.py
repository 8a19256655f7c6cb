# ends: RecursionError
print('begins')
class A:
    def __hash__(self):
        return hash(self)
{A()}
