# expect: verdict=wrong cause=same-list-appended solutions=4
# The number is right, and the lists beside it are empty: all are the same list.
n = 6
found = []

def place(q):
    if len(q) == n:
        found.append(q)
        return
    for c in range(n):
        if all(c != x and abs(c - x) != len(q) - i for i, x in enumerate(q)):
            q.append(c)
            place(q)
            q.pop()

place([])
print(found, len(found), "solutions")
