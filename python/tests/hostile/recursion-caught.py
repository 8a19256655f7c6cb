# ends: Lines
print('begins')
def f():
    try:
        f()
    except:
        f()
f()
