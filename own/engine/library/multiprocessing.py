# A computer with one processor: a process runs from its start to its end when it is started.
from queue import Queue, SimpleQueue
from threading import Event, Lock, RLock, Thread as _Thread
from array import array as _array

JoinableQueue = Queue


def cpu_count():
    return 1


class Process(_Thread):
    pid, exitcode = 1, 0

    def terminate(self):
        pass

    kill = close = terminate


_main = Process(name="MainProcess")


def current_process():
    return _main


parent_process = lambda: None


def active_children():
    return []


def freeze_support():
    pass


def set_start_method(method, force=False):
    pass


def get_context(method=None):
    import multiprocessing
    return multiprocessing


class AsyncResult:
    def __init__(self, function, args, kwargs, callback=None):
        self._value = self._error = None
        try:
            self._value = function(*args, **kwargs)
        except Exception as error:
            self._error = error
        else:
            if callback is not None:
                callback(self._value)

    def get(self, timeout=None):
        if self._error is not None:
            raise self._error
        return self._value

    def wait(self, timeout=None):
        pass

    def ready(self):
        return True

    def successful(self):
        return self._error is None


class Pool:
    def __init__(self, processes=None, initializer=None, initargs=(), maxtasksperchild=None):
        if processes is not None and processes < 1:
            raise ValueError("Number of processes must be at least 1")
        if initializer is not None:
            initializer(*initargs)

    def map(self, func, iterable, chunksize=None):
        return [func(item) for item in iterable]

    def imap(self, func, iterable, chunksize=1):
        return map(func, iterable)

    imap_unordered = imap

    def starmap(self, func, iterable, chunksize=None):
        return [func(*items) for items in iterable]

    def apply(self, func, args=(), kwds={}):
        return func(*args, **kwds)

    def apply_async(self, func, args=(), kwds={}, callback=None, error_callback=None):
        return AsyncResult(func, args, kwds, callback)

    def map_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return AsyncResult(self.map, (func, iterable), {}, callback)

    def starmap_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return AsyncResult(self.starmap, (func, iterable), {}, callback)

    def close(self):
        pass

    join = terminate = close

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass


class _Value:
    def __init__(self, value):
        self.value, self._lock = value, Lock()

    def get_lock(self):
        return self._lock


def Value(typecode_or_type, *args, lock=True):
    return _Value(args[0] if args else 0)


def Array(typecode_or_type, size_or_initializer, lock=True):
    values = [0] * size_or_initializer if isinstance(size_or_initializer, int) else size_or_initializer
    return _array(typecode_or_type if isinstance(typecode_or_type, str) else "l", values)


class _Manager:
    list, dict, Queue, Lock, Event = list, dict, Queue, Lock, Event

    def Value(self, typecode, value):
        return _Value(value)

    def shutdown(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass


def Manager():
    return _Manager()
