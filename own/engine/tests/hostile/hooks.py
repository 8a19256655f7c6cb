# ends: whole
import sys
print('begins')
sys.settrace(None)
sys.stdout = None
sys.stdout = sys.__stdout__
class deque:
    __module__ = 'collections'
    def __iter__(self):
        print('never')
        return iter([])
x = deque()
y = 1
print('done')
