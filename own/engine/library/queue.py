# Queues of a program without threads: nothing else can fill or empty them, so to wait would be to wait for ever.
from collections import deque as _deque
from heapq import heappop as _heappop, heappush as _heappush


class Empty(Exception):
    """There is nothing in the queue."""


class Full(Exception):
    """The queue takes no more."""


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)

    def _init(self, maxsize):
        self.queue = _deque()

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def qsize(self):
        return len(self.queue)

    def empty(self):
        return not self.queue

    def full(self):
        return 0 < self.maxsize <= len(self.queue)

    def put(self, item, block=True, timeout=None):
        if self.full():
            raise Full
        self._put(item)

    def get(self, block=True, timeout=None):
        if not self.queue:
            raise Empty
        return self._get()

    def put_nowait(self, item):
        self.put(item)

    def get_nowait(self):
        return self.get()

    def task_done(self):
        pass

    def join(self):
        pass


class LifoQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _get(self):
        return self.queue.pop()


class PriorityQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        _heappush(self.queue, item)

    def _get(self):
        return _heappop(self.queue)


SimpleQueue = Queue
