from _functools import cmp_to_key, partial, reduce
from collections import namedtuple

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotate__")
_CacheInfo = namedtuple("CacheInfo", "hits misses maxsize currsize")


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=("__dict__",)):
    for name in assigned:
        if hasattr(wrapped, name):
            try:
                setattr(wrapper, name, getattr(wrapped, name))
            except (AttributeError, TypeError):
                pass
    wrapper.__dict__.update(getattr(wrapped, "__dict__", {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=("__dict__",)):
    return lambda wrapper: update_wrapper(wrapper, wrapped, assigned, updated)


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _cached(maxsize, 128, typed)
    return lambda function: _cached(function, maxsize, typed)


def cache(function):
    return _cached(function, None, False)


def _cached(function, maxsize, typed):
    results = {}
    hits = misses = 0

    def cached(*args, **kwargs):
        nonlocal hits, misses
        key = (args, tuple(kwargs.items()))
        if typed:
            key += (tuple([type(arg) for arg in args]), tuple([type(arg) for arg in kwargs.values()]))
        if key in results:
            hits += 1
            if maxsize is None:
                return results[key]
            # The last used comes last.
            result = results[key] = results.pop(key)
            return result
        misses += 1
        result = function(*args, **kwargs)
        if maxsize != 0:
            results[key] = result
        if maxsize and len(results) > maxsize:
            del results[next(iter(results))]
        return result

    def cache_clear():
        nonlocal hits, misses
        results.clear()
        hits = misses = 0

    cached.cache_info = lambda: _CacheInfo(hits, misses, maxsize, len(results))
    cached.cache_clear = cache_clear
    return update_wrapper(cached, function)


class cached_property:
    def __init__(self, function):
        self.function = function

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.function(instance)
        return value


# What each comparison is by the given one and by equality.
_COMPARISONS = {
    "__lt__": {
        "__le__": lambda given, equal: given or equal,
        "__gt__": lambda given, equal: not given and not equal,
        "__ge__": lambda given, equal: not given,
    },
    "__le__": {
        "__lt__": lambda given, equal: given and not equal,
        "__gt__": lambda given, equal: not given,
        "__ge__": lambda given, equal: not given or equal,
    },
    "__gt__": {
        "__lt__": lambda given, equal: not given and not equal,
        "__le__": lambda given, equal: not given,
        "__ge__": lambda given, equal: given or equal,
    },
    "__ge__": {
        "__lt__": lambda given, equal: not given,
        "__le__": lambda given, equal: not given or equal,
        "__gt__": lambda given, equal: given and not equal,
    },
}


def total_ordering(cls):
    given = [name for name in _COMPARISONS if name in cls.__dict__]
    if not given:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    first = getattr(cls, given[0])

    def comparison(rule):
        def method(self, other):
            result = first(self, other)
            return result if result is NotImplemented else rule(result, self == other)

        return method

    for name, rule in _COMPARISONS[given[0]].items():
        if name not in given:
            setattr(cls, name, comparison(rule))
    return cls
