class ABCMeta(type):
    def __new__(meta, name, bases, body, **options):
        cls = super().__new__(meta, name, bases, body, **options)
        inherited = [each for base in bases for each in getattr(base, "__abstractmethods__", ())]
        names = [*inherited, *body]
        cls.__abstractmethods__ = frozenset(
            [each for each in names if getattr(getattr(cls, each, None), "__isabstractmethod__", False)]
        )
        return cls

    def register(cls, subclass):
        return subclass


class ABC(metaclass=ABCMeta):
    __slots__ = ()


def abstractmethod(function):
    function.__isabstractmethod__ = True
    return function


class abstractproperty(property):
    __isabstractmethod__ = True
