# truth: lists all count
n = 5
stack = []
c = 0
found = 0
while True:
    r = len(stack)
    while c < n and any(x == c or abs(x - c) == r - i for i, x in enumerate(stack)):
        c += 1
    if c < n:
        stack.append(c)
        c = 0
        if len(stack) == n:
            found += 1
            print(found, ":", stack)
            c = stack.pop() + 1
    elif stack:
        c = stack.pop() + 1
    else:
        break
print(found, "solutions found")
