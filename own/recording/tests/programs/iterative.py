# One list and k; entries beyond k are old.
def ok(a, k):
    for i in range(k):
        if a[i] == a[k] or abs(a[i] - a[k]) == k - i:
            return False
    return True


n = 5
a = [-1] * n
k = 0
count = 0
while k >= 0:
    a[k] += 1
    while a[k] < n and not ok(a, k):
        a[k] += 1
    if a[k] == n:
        k -= 1
    elif k == n - 1:
        count += 1
        print(a)
    else:
        k += 1
        a[k] = -1
print(count)
