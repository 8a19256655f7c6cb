# A loop of tasks: each runs until it waits for something.
import time as _time
from collections import deque as _deque


class CancelledError(BaseException):
    pass


class InvalidStateError(Exception):
    pass


class QueueEmpty(Exception):
    pass


TimeoutError = TimeoutError


class Future:
    def __init__(self):
        self._done, self._value, self._error, self._waiting = False, None, None, []

    def done(self):
        return self._done

    def result(self):
        if not self._done:
            raise InvalidStateError("Result is not set.")
        if self._error is not None:
            raise self._error
        return self._value

    def exception(self):
        return self._error

    def _end(self, value=None, error=None):
        self._done, self._value, self._error = True, value, error
        for task in self._waiting:
            _ready.append(task)
        self._waiting = []

    set_result = _end

    def set_exception(self, error):
        self._end(error=error)

    def __await__(self):
        if not self._done:
            yield self
        return self.result()


class Task(Future):
    def __init__(self, coro, name=None):
        super().__init__()
        self._coro, self._name = coro, name
        _ready.append(self)

    def get_name(self):
        return self._name

    def cancel(self, msg=None):
        if self._done:
            return False
        self._coro.close()
        self._end(error=CancelledError())
        return True

    def cancelled(self):
        return isinstance(self._error, CancelledError)

    def _step(self):
        global _current
        if self._done:
            return
        _current = self
        try:
            waited = self._coro.send(None)
        except StopIteration as end:
            self._end(end.value)
        except Exception as error:
            self._end(error=error)
        else:
            if isinstance(waited, Future):
                waited._waiting.append(self)
            else:
                _ready.append(self)


class _Turn:
    def __await__(self):
        yield None


_ready, _sleeping, _count, _current = _deque(), [], 0, None


def current_task():
    return _current


async def sleep(delay, result=None):
    global _count
    if delay <= 0:
        await _Turn()
        return result
    future = Future()
    _count += 1
    _sleeping.append((_time.time() + delay, _count, future))
    await future
    return result


class AbstractEventLoop:
    def run_until_complete(self, future):
        task = ensure_future(future)
        while not task._done:
            if _ready:
                _ready.popleft()._step()
            elif _sleeping:
                _sleeping.sort(key=lambda waiting: waiting[:2])
                until, _, future = _sleeping.pop(0)
                _time.sleep(max(0, until - _time.time()))
                future._end()
            else:
                raise RuntimeError("all tasks wait for each other")
        return task.result()

    def create_task(self, coro, name=None):
        return Task(coro, name)

    def time(self):
        return _time.time()

    def close(self):
        pass

    async def run_in_executor(self, executor, func, *args):
        return func(*args)


_loop = AbstractEventLoop()


def get_event_loop():
    return _loop


get_running_loop = new_event_loop = get_event_loop


def set_event_loop(loop):
    pass


def run(main, *, debug=None):
    return _loop.run_until_complete(main)


def ensure_future(coro):
    return coro if isinstance(coro, Future) else Task(coro)


def create_task(coro, *, name=None):
    return Task(coro, name)


def iscoroutine(value):
    return type(value).__name__ == "coroutine"


async def gather(*coros, return_exceptions=False):
    values = []
    for task in [ensure_future(coro) for coro in coros]:
        try:
            values.append(await task)
        except Exception as error:
            if not return_exceptions:
                raise
            values.append(error)
    return values


async def wait(tasks, *, timeout=None, return_when="ALL_COMPLETED"):
    tasks = [ensure_future(task) for task in tasks]
    await gather(*tasks, return_exceptions=True)
    return set(tasks), set()


async def wait_for(coro, timeout):
    return await ensure_future(coro)


async def to_thread(func, /, *args, **kwargs):
    return func(*args, **kwargs)


def as_completed(coros, *, timeout=None):
    return iter([ensure_future(coro) for coro in coros])


class TaskGroup:
    def __init__(self):
        self._tasks = []

    async def __aenter__(self):
        return self

    def create_task(self, coro, *, name=None):
        self._tasks.append(Task(coro, name))
        return self._tasks[-1]

    async def __aexit__(self, *error):
        await gather(*self._tasks)


class Event:
    def __init__(self):
        self._future = Future()

    def is_set(self):
        return self._future._done

    def set(self):
        if not self._future._done:
            self._future._end()

    def clear(self):
        if self._future._done:
            self._future = Future()

    async def wait(self):
        await self._future
        return True


class Lock:
    def __init__(self):
        self._is_held = False

    async def acquire(self):
        while self._is_held:
            await _Turn()
        self._is_held = True
        return True

    def release(self):
        self._is_held = False

    def locked(self):
        return self._is_held

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, *error):
        self.release()


class Semaphore:
    def __init__(self, value=1):
        self._free = value

    async def acquire(self):
        while not self._free:
            await _Turn()
        self._free -= 1
        return True

    def release(self):
        self._free += 1

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, *error):
        self.release()


class Queue:
    def __init__(self, maxsize=0):
        self._items, self.maxsize, self._open = _deque(), maxsize, 0

    def qsize(self):
        return len(self._items)

    def empty(self):
        return not self._items

    def full(self):
        return 0 < self.maxsize <= len(self._items)

    def put_nowait(self, item):
        self._items.append(item)
        self._open += 1

    def get_nowait(self):
        if not self._items:
            raise QueueEmpty
        return self._items.popleft()

    async def put(self, item):
        while self.full():
            await _Turn()
        self.put_nowait(item)

    async def get(self):
        while not self._items:
            await _Turn()
        return self._items.popleft()

    def task_done(self):
        self._open -= 1

    async def join(self):
        while self._open:
            await _Turn()
