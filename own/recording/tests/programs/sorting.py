# No board anywhere, though the list is a permutation.
def quick(items):
    if len(items) < 2:
        return items
    pivot = items[0]
    less = [x for x in items[1:] if x < pivot]
    more = [x for x in items[1:] if x >= pivot]
    return quick(less) + [pivot] + quick(more)
data = [5, 2, 7, 1, 3, 6, 0, 4]
print(quick(data))
n = len(data)
for i in range(n):
    for j in range(n - 1 - i):
        if data[j] > data[j + 1]:
            data[j], data[j + 1] = data[j + 1], data[j]
print(data)
