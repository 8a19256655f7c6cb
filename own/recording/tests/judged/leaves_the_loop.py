# expect: verdict=wrong cause=
# The loop is left by break; no return is at fault.
n = 6
q = []


def ok(c):
    return all(x != c and abs(x - c) != len(q) - i for i, x in enumerate(q))


def go():
    if len(q) == n:
        return True
    for c in range(n):
        if ok(c):
            q.append(c)
            if go():
                return True
            q.pop()
            break
    return False


print(go())
