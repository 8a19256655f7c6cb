# expect: verdict=wrong
# Two words for the queens stand between their number and that of the solutions.
def dat_hau(hang, n, cot, cheo1, cheo2):
    if hang == n:
        return 1
    dem = 0
    for c in range(n):
        if c in cot or hang - c in cheo1 or hang + c in cheo2:
            continue
        dem += dat_hau(hang + 1, n, cot | {c}, cheo1 | {hang - c}, cheo2)
    return dem

n = 6
kq = dat_hau(0, n, set(), set(), set())
print("Số cách xếp", n, "quân hậu là:", kq)
