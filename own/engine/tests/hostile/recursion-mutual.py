# ends: RecursionError
print('begins')
def f(): return g()
def g(): return f()
f()
