from _bezzel import clock as _clock

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
