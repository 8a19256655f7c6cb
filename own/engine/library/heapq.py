# Binary heaps that keep their items in the same places as CPython's, since programs print them.


def _rise(heap, first, at):
    """Moves an item up to its place, at or below `first`."""
    item = heap[at]
    while at > first and item < heap[(parent := (at - 1) // 2)]:
        heap[at] = heap[parent]
        at = parent
    heap[at] = item


def _sink(heap, at):
    """Moves an item down to a leaf along the smaller children, and up from there."""
    first, item = at, heap[at]
    while (child := 2 * at + 1) < len(heap):
        if child + 1 < len(heap) and not heap[child] < heap[child + 1]:
            child += 1
        heap[at] = heap[child]
        at = child
    heap[at] = item
    _rise(heap, first, at)


def heappush(heap, item):
    heap.append(item)
    _rise(heap, 0, len(heap) - 1)


def heappop(heap):
    last = heap.pop()
    return heapreplace(heap, last) if heap else last


def heapreplace(heap, item):
    least = heap[0]
    heap[0] = item
    _sink(heap, 0)
    return least


def heappushpop(heap, item):
    return heapreplace(heap, item) if heap and heap[0] < item else item


def heapify(x):
    for at in range(len(x) // 2 - 1, -1, -1):
        _sink(x, at)


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[: max(n, 0)]


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[: max(n, 0)]


def merge(*iterables, key=None, reverse=False):
    items = [item for iterable in iterables for item in iterable]
    yield from sorted(items, key=key, reverse=reverse)
