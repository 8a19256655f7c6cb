# One list and k; entries beyond k are stale.
n = 6
a = [-1] * n
k = 0
total = 0
while k >= 0:
    a[k] += 1
    while a[k] < n and any(a[i] == a[k] or abs(a[i] - a[k]) == k - i for i in range(k)):
        a[k] += 1
    if a[k] == n:
        a[k] = -1
        k -= 1
    elif k == n - 1:
        total += 1
        print(a)
    else:
        k += 1
print(total)
