# ends: RecursionError
print('begins')
exec("x = 1")
print(eval("x + 1"))
def f(n):
    exec("f(n + 1)")
f(0)
