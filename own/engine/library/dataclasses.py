from _annotations import annotations_of


class _Missing:
    pass


MISSING = _Missing()
KW_ONLY = _Missing()


class FrozenInstanceError(AttributeError):
    pass


class Field:
    def __init__(self, default, default_factory, init, repr, compare, kw_only):
        self.name = None
        self.default, self.default_factory = default, default_factory
        self.init, self.repr, self.compare, self.kw_only = init, repr, compare, kw_only


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None,
          kw_only=MISSING):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, compare, kw_only)


def _is_class_variable(annotation):
    return "ClassVar" in (annotation if isinstance(annotation, str) else repr(annotation))


def _own_fields(cls, kw_only):
    for name, annotation in annotations_of(cls.__dict__).items():
        if annotation is KW_ONLY or isinstance(annotation, str) and annotation.endswith("KW_ONLY"):
            kw_only = True
            continue
        if _is_class_variable(annotation):
            continue
        given = cls.__dict__.get(name, MISSING)
        own = given if isinstance(given, Field) else field(default=given)
        own.name = name
        if own.kw_only is MISSING:
            own.kw_only = kw_only
        if isinstance(own.default, (list, dict, set)):
            raise ValueError(f"mutable default {type(own.default)} for field {name} is not allowed: use default_factory")
        if own.default is not MISSING:
            setattr(cls, name, own.default)
        elif given is not MISSING:
            delattr(cls, name)
        yield own


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False,
              match_args=True, kw_only=False, slots=False, weakref_slot=False):
    def made(cls):
        fields = {}
        for base in reversed(cls.__mro__[1:]):
            fields |= getattr(base, "__dataclass_fields__", {})
        fields |= {own.name: own for own in _own_fields(cls, kw_only)}
        cls.__dataclass_fields__ = fields
        fields = list(fields.values())
        _add(cls, init, "__init__", lambda: _init_of(cls, fields))
        _add(cls, repr, "__repr__", lambda: _repr_of([own.name for own in fields if own.repr]))
        compared = [own.name for own in fields if own.compare]
        _add(cls, eq, "__eq__", lambda: _comparison(compared, lambda a, b: a == b))
        _add(cls, order, "__lt__", lambda: _comparison(compared, lambda a, b: a < b))
        _add(cls, order, "__le__", lambda: _comparison(compared, lambda a, b: a <= b))
        _add(cls, order, "__gt__", lambda: _comparison(compared, lambda a, b: a > b))
        _add(cls, order, "__ge__", lambda: _comparison(compared, lambda a, b: a >= b))
        if unsafe_hash or eq and frozen:
            cls.__hash__ = lambda self: hash(_values(self, compared))
        elif eq and "__hash__" not in cls.__dict__:
            cls.__hash__ = None
        if frozen:
            cls.__setattr__, cls.__delattr__ = _refusal("assign to"), _refusal("delete")
        if match_args:
            cls.__match_args__ = tuple([own.name for own in fields if own.init and not own.kw_only])
        return cls

    return made if cls is None else made(cls)


def _add(cls, is_asked, name, function):
    if is_asked and name not in cls.__dict__:
        method = function()
        method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)


def _init_of(cls, fields):
    """Compiled of its header, so that Python itself says which arguments are missing or too many."""
    scope, ordered, lines = {"_missing": MISSING, "_set": object.__setattr__}, {False: [], True: []}, []
    for own in fields:
        name, has_factory = own.name, own.default_factory is not MISSING
        scope[f"_default_{name}"] = own.default
        scope[f"_factory_{name}"] = own.default_factory
        if own.init:
            default = "_missing" if has_factory else f"_default_{name}" if own.default is not MISSING else None
            has_default = any(["=" in other for other in ordered[False]])
            if default is None and has_default and not own.kw_only:
                raise TypeError(f"non-default argument {name!r} follows default argument")
            ordered[bool(own.kw_only)].append(name if default is None else f"{name}={default}")
        if has_factory:
            made = f"_factory_{name}()"
            lines.append(f"_set(self, '{name}', {made} if {name} is _missing else {name})" if own.init
                         else f"_set(self, '{name}', {made})")
        elif own.init:
            lines.append(f"_set(self, '{name}', {name})")
        elif own.default is not MISSING:
            lines.append(f"_set(self, '{name}', _default_{name})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    keyword = ["*", *ordered[True]] if ordered[True] else []
    header = ", ".join(["self", *ordered[False], *keyword])
    exec(f"def __init__({header}):\n " + "\n ".join(lines or ["pass"]), scope)
    return scope["__init__"]


def _repr_of(names):
    def method(self):
        return f"{type(self).__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

    return method


def _values(item, names):
    return tuple([getattr(item, name) for name in names])


def _comparison(names, compared):
    def method(self, other):
        if type(other) is not type(self):
            return NotImplemented
        return compared(_values(self, names), _values(other, names))

    return method


def _refusal(attempt):
    def method(self, name, *value):
        raise FrozenInstanceError(f"cannot {attempt} field {name!r}")

    return method


def is_dataclass(item):
    return hasattr(item, "__dataclass_fields__")


def fields(item):
    return tuple(item.__dataclass_fields__.values())


def replace(item, /, **changes):
    kept = {own.name: getattr(item, own.name) for own in fields(item) if own.init}
    return type(item)(**(kept | changes))


def _plain(item, made):
    if is_dataclass(item) and not isinstance(item, type):
        return made(item)
    if isinstance(item, (list, tuple)):
        return type(item)([_plain(part, made) for part in item])
    if isinstance(item, dict):
        return {_plain(key, made): _plain(value, made) for key, value in item.items()}
    return item


def asdict(item):
    return {own.name: _plain(getattr(item, own.name), asdict) for own in fields(item)}


def astuple(item):
    return tuple([_plain(getattr(item, own.name), astuple) for own in fields(item)])
