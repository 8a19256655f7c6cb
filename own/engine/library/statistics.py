# Averages and spreads of numbers. The sums are of plain numbers, not of exact fractions as in CPython.
import math as _math


class StatisticsError(ValueError):
    """The data have too few items, or none that is the answer."""


def _listed(data, least, name):
    items = list(data)
    if len(items) < least:
        points = "data point" if least == 1 else "two data points"
        raise StatisticsError(f"{name} requires at least {'one ' if least == 1 else ''}{points}")
    return items


def _whole(number):
    return int(number) if isinstance(number, float) and number.is_integer() else number


def mean(data):
    items = _listed(data, 1, "mean")
    total = sum(items) if any([not isinstance(item, (int, float)) for item in items]) else _math.fsum(items)
    average = total / len(items)
    return _whole(average) if all([isinstance(item, int) for item in items]) else average


def fmean(data, weights=None):
    items = _listed(data, 1, "fmean")
    if weights is None:
        return _math.fsum(items) / len(items)
    weights = list(weights)
    return _math.fsum([item * weight for item, weight in zip(items, weights)]) / _math.fsum(weights)


def geometric_mean(data):
    return _math.exp(fmean([_math.log(item) for item in _listed(data, 1, "geometric_mean")]))


def harmonic_mean(data):
    items = _listed(data, 1, "harmonic_mean")
    return 0 if 0 in items else len(items) / _math.fsum([1 / item for item in items])


def median(data):
    items = sorted(data)
    if not items:
        raise StatisticsError("no median for empty data")
    half = len(items) // 2
    return items[half] if len(items) % 2 else (items[half - 1] + items[half]) / 2


def median_low(data):
    items = sorted(data)
    if not items:
        raise StatisticsError("no median for empty data")
    return items[(len(items) - 1) // 2]


def median_high(data):
    items = sorted(data)
    if not items:
        raise StatisticsError("no median for empty data")
    return items[len(items) // 2]


def multimode(data):
    counted = {}
    for item in data:
        counted[item] = counted.get(item, 0) + 1
    most = max(counted.values(), default=0)
    return [item for item, count in counted.items() if count == most]


def mode(data):
    modes = multimode(data)
    if not modes:
        raise StatisticsError("no mode for empty data")
    return modes[0]


def _squares(items, centre):
    centre = _math.fsum(items) / len(items) if centre is None else centre
    return _math.fsum([(item - centre) ** 2 for item in items])


def variance(data, xbar=None):
    items = _listed(data, 2, "variance")
    spread = _squares(items, xbar) / (len(items) - 1)
    return _whole(spread) if all([isinstance(item, int) for item in items]) else spread


def pvariance(data, mu=None):
    items = _listed(data, 1, "pvariance")
    spread = _squares(items, mu) / len(items)
    return _whole(spread) if all([isinstance(item, int) for item in items]) else spread


def stdev(data, xbar=None):
    items = _listed(data, 2, "stdev")
    return _math.sqrt(_squares(items, xbar) / (len(items) - 1))


def pstdev(data, mu=None):
    items = _listed(data, 1, "pstdev")
    return _math.sqrt(_squares(items, mu) / len(items))
