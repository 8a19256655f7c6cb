# A program with one thread: another runs from its start to its end when it is started.


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        self._target, self._args, self._kwargs = target, args, kwargs or {}
        self.name, self.daemon = name or "Thread-1", daemon

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def start(self):
        self.run()

    def join(self, timeout=None):
        pass

    def is_alive(self):
        return False


class Lock:
    def __init__(self):
        self._is_held = False

    def acquire(self, blocking=True, timeout=-1):
        self._is_held = True
        return True

    def release(self):
        self._is_held = False

    def locked(self):
        return self._is_held

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *error):
        self.release()


RLock = Lock


class Event:
    def __init__(self):
        self._is_set = False

    def set(self):
        self._is_set = True

    def clear(self):
        self._is_set = False

    def is_set(self):
        return self._is_set

    def wait(self, timeout=None):
        return self._is_set


_main = Thread(name="MainThread")


def current_thread():
    return _main


main_thread = current_thread


def active_count():
    return 1


def stack_size(size=0):
    return 0


def get_ident():
    return 1


get_native_id = get_ident


class local:
    pass


class Semaphore:
    def __init__(self, value=1):
        self._free = value

    def acquire(self, blocking=True, timeout=None):
        is_free = self._free > 0
        self._free -= is_free
        return is_free

    def release(self, n=1):
        self._free += n

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *error):
        self.release()


BoundedSemaphore = Semaphore
