def go(n):
    return go(n + 1)


print("start")
go(0)
