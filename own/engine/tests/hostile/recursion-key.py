# ends: RecursionError
print('begins')
def f(x):
    return sorted([1, 2], key=f)
f(1)
