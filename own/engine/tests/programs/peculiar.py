# Objects whose own code must not run when they are recorded, or runs at odd moments.


class deque:
    def __iter__(self):
        print("read")
        yield 1


class Raises:
    def __eq__(self, other):
        raise ValueError("compared")

    def __hash__(self):
        return 1

    def __getattribute__(self, name):
        raise ValueError(name)

    def __len__(self):
        raise ValueError("measured")


class Deleted:
    def __del__(self):
        message = "deleted"
        print(message)


def keeps():
    kept = Deleted()
    yield kept


own = deque()
raises = Raises()
among = {raises: [raises]}
deleted = Deleted()
deleted = None
generator = keeps()
next(generator)
generator = None
cyclic = [1]
cyclic.append(cyclic)
named = {}
named["self"] = named
print(cyclic, named)
