# See cProfile: nothing is timed.
from cProfile import Profile as _Profile


class SortKey:
    CALLS, CUMULATIVE, TIME, NAME, FILENAME, NFL, PCALLS, STDNAME, LINE = "calls", "cumulative", "time", "name", "filename", "nfl", "pcalls", "stdname", "line"


class Stats(_Profile):
    pass
