# ends: RecursionError
import sys
sys.setrecursionlimit(10 ** 6)
print('begins')
def f(n):
    return f(n + 1)
f(0)
