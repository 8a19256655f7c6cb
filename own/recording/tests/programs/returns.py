# Functions that return, each of which prints the value itself.
def told(name, arguments, value):
    print(f"{name}({arguments}) -> {value!r}")
    return value


def plain(n, step=2):
    return told("plain", f"n={n!r}, step={step!r}", n * step)


def nothing(text):
    told("nothing", f"text={text!r}", None)


def early(n):
    told("early", f"n={n!r}", n > 2)
    if n > 2:
        return True
    return False


def factorial(n):
    if n == 0:
        return told("factorial", f"n={n!r}", 1)
    return told("factorial", f"n={n!r}", n * factorial(n - 1))


def around(n):
    outside = [n]

    def inner(k):
        outside.append(k)
        return told("inner", f"k={k!r}", outside)

    return told("around", f"n={n!r}", inner(n + 1))


class Pair:
    def __init__(self, left):
        self.left = left

    def both(self, *more, sign="-"):
        return told("both", f"more={more!r}, sign={sign!r}", (self.left, sign, *more))


def counted(n):
    for k in range(n):
        yield k
    return told("counted", f"n={n!r}", "done")


def refused(n):
    print(f"refused(n={n!r}) raises")
    raise ValueError(n)


def passed(n):
    try:
        refused(n)
    finally:
        print(f"passed(n={n!r}) raises")


def caught(n):
    try:
        passed(n)
    except ValueError:
        return told("caught", f"n={n!r}", [n])


plain(3)
plain(4, step=5)
nothing("a")
early(1)
early(3)
factorial(3)
around(7)
Pair(1).both(2, 3)
print(list(counted(2)))
caught(9)
