# Hints are read by nobody here: each form may be written, and stands for itself.
from _annotations import annotations_of
from collections import namedtuple


class _Form:
    def __init__(self, name):
        self._name = name

    def __getitem__(self, items):
        return self

    def __call__(self, *args, **kwargs):
        return self

    def __or__(self, other):
        return self

    __ror__ = __or__

    def __mro_entries__(self, bases):
        return ()

    def __instancecheck__(self, item):
        return _CHECKS[self._name](item)

    def __repr__(self):
        return "typing." + self._name


# What belongs to the abstract classes of `collections.abc`.
_CHECKS = {
    "Callable": callable,
    "Container": lambda item: hasattr(item, "__contains__"),
    "Collection": lambda item: hasattr(item, "__contains__") and hasattr(item, "__iter__") and hasattr(item, "__len__"),
    "Generator": lambda item: hasattr(item, "send") and hasattr(item, "__next__"),
    "Hashable": lambda item: item.__hash__ is not None,
    "Iterable": lambda item: hasattr(item, "__iter__"),
    "Iterator": lambda item: hasattr(item, "__next__"),
    "Mapping": lambda item: isinstance(item, dict),
    "MutableMapping": lambda item: isinstance(item, dict),
    "MutableSequence": lambda item: isinstance(item, (list, bytearray)),
    "MutableSet": lambda item: isinstance(item, set),
    "Reversible": lambda item: hasattr(item, "__reversed__"),
    "Sequence": lambda item: isinstance(item, (list, tuple, str, range, bytes)),
    "Set": lambda item: isinstance(item, (set, frozenset)),
    "Sized": lambda item: hasattr(item, "__len__"),
}


for _name in """
    Any AnyStr Annotated Awaitable BinaryIO Callable ClassVar Collection Concatenate Container Coroutine Counter
    DefaultDict Deque Dict Final FrozenSet Generator Hashable IO ItemsView Iterable Iterator KeysView List Literal
    LiteralString Mapping MutableMapping MutableSequence MutableSet Never NoReturn NotRequired Optional OrderedDict
    ParamSpec Required Reversible Self Sequence Set Sized SupportsFloat SupportsIndex SupportsInt Text TextIO Tuple
    Type TypeAlias TypeGuard TypeVarTuple Union Unpack ValuesView
""".split():
    globals()[_name] = _Form(_name)

TYPE_CHECKING = False


class TypeVar:
    def __init__(self, name, *constraints, bound=None, covariant=False, contravariant=False):
        self.__name__ = name

    def __or__(self, other):
        return self

    __ror__ = __or__

    def __repr__(self):
        return "~" + self.__name__


class Generic:
    def __class_getitem__(cls, items):
        return cls


class Protocol(Generic):
    pass


# What a class statement leaves in the namespace for the class that it makes.
_OF_CLASS_STATEMENT = ("__classcell__", "__classdictcell__")


class _NamedTupleMeta(type):
    def __new__(meta, name, bases, body):
        if body.get("_is_root"):
            return type.__new__(meta, name, bases, body)
        fields = list(annotations_of(body))
        defaults = [body[field] for field in fields if field in body]
        base = namedtuple(name, fields, defaults=defaults)
        own = {key: value for key, value in body.items() if key not in fields and key not in _OF_CLASS_STATEMENT}
        return type(name, (base,), own)


class NamedTuple(metaclass=_NamedTupleMeta):
    _is_root = True

    def __new__(cls, name, fields):
        return namedtuple(name, [field for field, _ in fields])


class TypedDict(dict):
    def __init_subclass__(cls, total=True):
        pass


def NewType(name, base):
    return base


def cast(form, value):
    return value


def _unchanged(item):
    return item


overload = final = override = no_type_check = runtime_checkable = _unchanged


def get_type_hints(item):
    return dict(getattr(item, "__annotations__", {}))
