# ends: whole
print('begins')
def g():
    yield 1
    yield 2
kept = [g() for i in range(2000)]
for one in kept:
    next(one)
for i in range(2000):
    next(g())
print('done')
