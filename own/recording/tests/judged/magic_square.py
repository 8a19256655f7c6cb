# expect: verdict=unknown
# The numbers 1 to 9 in a square may be magic.
m = [[8, 1, 6], [3, 5, 7], [4, 9, 2]]
for row in m:
    print(*row)
