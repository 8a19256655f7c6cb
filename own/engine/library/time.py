from _bezzel import clock as _clock, offset as _offset

_slept = 0.0


def time():
    return _clock() + _slept


perf_counter = monotonic = process_time = thread_time = time


def time_ns():
    return int(time() * 1e9)


perf_counter_ns = monotonic_ns = process_time_ns = time_ns


def sleep(seconds):
    """Takes no time, and lets the clock go on as if it had."""
    global _slept
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    _slept += seconds


class struct_time(tuple):
    """A moment: year, month, day, hour, minute, second, day of the week from Monday as 0, day of the year, summer time."""

    def __new__(cls, parts):
        return tuple.__new__(cls, tuple(parts)[:9])

    def __repr__(self):
        parts = zip(_PARTS, self)
        return "time.struct_time(" + ", ".join([f"tm_{name}={part}" for name, part in parts]) + ")"


_PARTS = ("year", "mon", "mday", "hour", "min", "sec", "wday", "yday", "isdst")
for _index, _name in enumerate(_PARTS):
    setattr(struct_time, "tm_" + _name, property(lambda self, _index=_index: self[_index]))
_MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
           "December")
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

timezone, altzone, daylight, tzname = int(_offset() * 60), int(_offset() * 60), 0, ("local", "local")


def _before(year):
    """The days from the year 1 to the beginning of a year."""
    year -= 1
    return year * 365 + year // 4 - year // 100 + year // 400


def _lengths(year):
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return (31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def gmtime(seconds=None):
    whole = int((time() if seconds is None else seconds) // 1)
    days, rest = divmod(whole, 86400)
    days += _before(1970)
    year = days // 366 + 1
    while _before(year + 1) <= days:
        year += 1
    of_year = days - _before(year)
    month, day = 0, of_year
    for length in _lengths(year):
        if day < length:
            break
        day -= length
        month += 1
    return struct_time((year, month + 1, day + 1, rest // 3600, rest // 60 % 60, rest % 60, days % 7, of_year + 1, 0))


def localtime(seconds=None):
    return gmtime((time() if seconds is None else seconds) - timezone)


def mktime(moment):
    year, month, day, hour, minute, second = moment[:6]
    days = _before(year) - _before(1970) + sum(_lengths(year)[:month - 1]) + day - 1
    return float(days * 86400 + hour * 3600 + minute * 60 + second + timezone)


def strftime(form, moment=None):
    moment = localtime() if moment is None else moment
    year, month, day, hour, minute, second, of_week, of_year = moment[:8]
    sign, minutes = "-" if timezone > 0 else "+", abs(timezone) // 60
    words = {
        "Y": str(year), "m": f"{month:02}", "d": f"{day:02}", "H": f"{hour:02}", "M": f"{minute:02}", "S": f"{second:02}",
        "y": f"{year % 100:02}", "e": f"{day:2}", "I": f"{(hour - 1) % 12 + 1:02}", "p": "PM" if hour > 11 else "AM",
        "j": f"{of_year:03}", "w": str((of_week + 1) % 7), "u": str(of_week + 1), "a": _DAYS[of_week][:3], "A": _DAYS[of_week],
        "b": _MONTHS[month - 1][:3], "B": _MONTHS[month - 1], "h": _MONTHS[month - 1][:3], "%": "%", "n": "\n", "t": "\t",
        "z": f"{sign}{minutes // 60:02}{minutes % 60:02}", "Z": tzname[0], "s": str(int(mktime(moment))),
        "U": f"{(of_year + 6 - (of_week + 1) % 7) // 7:02}", "W": f"{(of_year + 6 - of_week) // 7:02}",
    }
    whole = {"c": "%a %b %e %H:%M:%S %Y", "x": "%m/%d/%y", "X": "%H:%M:%S", "D": "%m/%d/%y", "F": "%Y-%m-%d", "T": "%H:%M:%S",
             "R": "%H:%M"}
    text, at = "", 0
    while at < len(form):
        letter = form[at + 1:at + 2]
        if form[at] != "%" or letter not in words and letter not in whole:
            text += form[at]
            at += 1
        else:
            text += words[letter] if letter in words else strftime(whole[letter], moment)
            at += 2
    return text


def asctime(moment=None):
    return strftime("%a %b %e %H:%M:%S %Y", moment)


def ctime(seconds=None):
    return asctime(localtime(seconds))
