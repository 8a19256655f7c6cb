class auto:
    """Stands for the value that comes after the last one."""


class _Body(dict):
    """The body of an enumeration, which keeps the order of its members and fills in `auto()`."""

    def __init__(self, bases):
        super().__init__()
        self.members = {}
        self.is_flag = any([getattr(base, "_is_flag", False) for base in bases])

    def __setitem__(self, key, value):
        is_plain = callable(value) and not isinstance(value, type) or isinstance(value, (property, classmethod, staticmethod))
        if not key.startswith("_") and not is_plain:
            if key in self.members:
                raise TypeError(f"{key!r} already defined as {self.members[key]!r}")
            if isinstance(value, auto):
                value = self._next(key)
            self.members[key] = value
        super().__setitem__(key, value)

    def _next(self, key):
        last = [value for value in self.members.values() if isinstance(value, int)]
        if "_generate_next_value_" in self:
            made = self["_generate_next_value_"]
            made = getattr(made, "__func__", made)
            return made(key, 1, len(self.members), list(self.members.values()))
        if self.is_flag:
            return 1 << max([value.bit_length() for value in last], default=0)
        return max(last, default=0) + 1


class EnumMeta(type):
    @classmethod
    def __prepare__(meta, name, bases, **options):
        return _Body(bases)

    def __new__(meta, name, bases, body, **options):
        members = body.members
        cls = type.__new__(meta, name, bases, {key: value for key, value in body.items() if key not in members})
        for method in ("__repr__", "__str__", "__format__"):
            enums = [base for base in bases if isinstance(base, EnumMeta)]
            of_data = [getattr(base, method) for base in (int, str) if issubclass(cls, base)]
            if method not in body and enums and getattr(cls, method) in of_data:
                type.__setattr__(cls, method, getattr(enums[0], method))
        cls._member_map_, cls._member_names_, cls._value2member_map_ = {}, [], {}
        for key, value in members.items():
            alike = [member for member in cls._member_map_.values() if member._value_ == value]
            member = alike[0] if alike else meta._make(cls, key, value)
            cls._member_map_[key] = member
            if not alike:
                cls._member_names_.append(key)
            type.__setattr__(cls, key, member)
        return cls

    def _make(cls, name, value):
        number = [base for base in (int, str) if issubclass(cls, base)]
        if "__new__" in cls.__dict__:
            args = value if isinstance(value, tuple) else (value,)
            member = cls.__dict__["__new__"].__func__(cls, *args)
        else:
            member = number[0].__new__(cls, value) if number else object.__new__(cls)
        if not hasattr(member, "_value_"):
            member._value_ = value
        member._name_ = name
        if "__init__" in cls.__dict__:
            cls.__init__(member, *(value if isinstance(value, tuple) else (value,)))
        return member

    def __call__(cls, value, names=None, **options):
        if names is not None:
            return cls._functional(value, names)
        for member in cls._member_map_.values():
            if member._value_ == value:
                return member
        if getattr(cls, "_is_flag", False) and isinstance(value, int):
            return cls._combined(value)
        return cls._missing_(value)

    def _functional(cls, name, names):
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        pairs = names.items() if isinstance(names, dict) else \
            [pair if isinstance(pair, tuple) else (pair, i) for i, pair in enumerate(names, 1)]
        body = _Body((cls,))
        for key, value in pairs:
            body[key] = value
        return type(cls)(name, (cls,), body)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError(f"cannot reassign member {name!r}")
        type.__setattr__(cls, name, value)

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return iter([cls._member_map_[name] for name in cls._member_names_])

    def __reversed__(cls):
        return reversed(list(cls))

    def __len__(cls):
        return len(cls._member_names_)

    def __contains__(cls, member):
        return any([member is each or member == each._value_ for each in cls._member_map_.values()])

    @property
    def __members__(cls):
        return dict(cls._member_map_)

    def __repr__(cls):
        return f"<enum {cls.__name__!r}>"


class Enum(metaclass=EnumMeta):
    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_

    @classmethod
    def _missing_(cls, value):
        raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")

    def __repr__(self):
        return f"<{type(self).__name__}.{self._name_}: {self._value_!r}>"

    def __str__(self):
        return f"{type(self).__name__}.{self._name_}"

    def __format__(self, spec):
        return format(str(self), spec)

    def __hash__(self):
        return hash(self._name_)

    def __eq__(self, other):
        return self is other

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class IntEnum(int, Enum):
    __eq__, __hash__ = int.__eq__, int.__hash__
    __str__, __format__ = int.__repr__, int.__format__


class StrEnum(str, Enum):
    __eq__, __hash__ = str.__eq__, str.__hash__
    __str__, __format__ = str.__str__, str.__format__

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


class Flag(Enum):
    _is_flag = True

    @classmethod
    def _combined(cls, value):
        if value not in cls._value2member_map_:
            names = [key for key, member in cls._member_map_.items() if member._value_ & value]
            member = EnumMeta._make(cls, "|".join(names) or None, value)
            cls._value2member_map_[value] = member
        return cls._value2member_map_[value]

    def __or__(self, other):
        return type(self)(self._value_ | other._value_)

    def __and__(self, other):
        return type(self)(self._value_ & other._value_)

    def __xor__(self, other):
        return type(self)(self._value_ ^ other._value_)

    def __invert__(self):
        everything = 0
        for member in type(self):
            everything |= member._value_
        return type(self)(everything & ~self._value_)

    def __bool__(self):
        return bool(self._value_)

    def __contains__(self, other):
        return other._value_ & self._value_ == other._value_


class IntFlag(int, Flag):
    __eq__, __hash__ = int.__eq__, int.__hash__


def unique(cls):
    for name, member in cls._member_map_.items():
        if member._name_ != name:
            raise ValueError(f"duplicate values found in {cls!r}: {name} -> {member._name_}")
    return cls


EnumType = EnumMeta

# Python's own modules make their flags by these.
KEEP = CONFORM = STRICT = EJECT = None


def _simple_enum(kind=Enum, *, boundary=None, use_args=None):
    def made(cls):
        body = _Body((kind,))
        for name, value in cls.__dict__.items():
            if not name.startswith("_") or name in ("__module__", "__qualname__", "__doc__"):
                body[name] = value
        return type(kind)(cls.__name__, (kind,), body)
    return made


def global_enum(cls):
    import sys
    vars(sys.modules[cls.__module__]).update(cls.__members__)
    return cls
