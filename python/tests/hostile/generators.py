# ends: whole
print('begins')
def g():
    yield 1
    yield 2
kept = [g() for i in range(20000)]
for one in kept:
    next(one)
for i in range(20000):
    next(g())
print('done')
