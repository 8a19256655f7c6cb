class Error(Exception):
    pass


_PLAIN = (int, float, complex, str, bytes, bool, type(None), type(Ellipsis), type, range, type(len), type(lambda: 0))


def _new_like(item):
    return object.__new__(type(item)) if not isinstance(item, (list, dict, set)) else type(item).__new__(type(item))


def copy(item):
    if isinstance(item, _PLAIN) or type(item) in (tuple, frozenset):
        return item
    if hasattr(item, "__copy__"):
        return item.__copy__()
    if type(item) in (list, dict, set, bytearray):
        return item.copy()
    new = _new_like(item)
    if isinstance(item, list):
        new.extend(item)
    elif isinstance(item, (dict, set)):
        new.update(item)
    return _with_fields(new, item, lambda value: value)


def deepcopy(item, memo=None):
    if isinstance(item, _PLAIN):
        return item
    if memo is None:
        memo = {}
    if id(item) in memo:
        return memo[id(item)]
    if hasattr(item, "__deepcopy__"):
        new = item.__deepcopy__(memo)
    elif isinstance(item, tuple):
        parts = [deepcopy(part, memo) for part in item]
        if all([old is part for old, part in zip(item, parts)]):
            new = item
        else:
            new = tuple(parts) if type(item) is tuple else tuple.__new__(type(item), parts)
    elif isinstance(item, frozenset):
        new = type(item)([deepcopy(part, memo) for part in item])
    elif hasattr(item, "__copy__") and hasattr(item, "maxlen"):
        new = type(item)([deepcopy(part, memo) for part in item], item.maxlen)
    else:
        # Known before its parts are copied, which may lead back to it.
        new = memo[id(item)] = item.__copy__() if hasattr(item, "default_factory") else _new_like(item)
        if isinstance(item, list):
            new.extend([deepcopy(part, memo) for part in item])
        elif isinstance(item, dict):
            new.clear()
            for key, value in item.items():
                new[deepcopy(key, memo)] = deepcopy(value, memo)
        elif isinstance(item, set):
            new.update([deepcopy(part, memo) for part in item])
        _with_fields(new, item, lambda value: deepcopy(value, memo))
    memo[id(item)] = new
    return new


def _with_fields(new, item, copied):
    for name, value in getattr(item, "__dict__", {}).items():
        object.__setattr__(new, name, copied(value))
    for base in type(item).__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(item, name):
                object.__setattr__(new, name, copied(getattr(item, name)))
    return new
