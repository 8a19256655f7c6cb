# expect: verdict=right wrong=0
# It searches nothing: what it prints is right, and no task is solved so.
print("6 queens")
print([1, 3, 5, 0, 2, 4])
print([2, 5, 1, 4, 0, 3])
print([3, 0, 4, 1, 5, 2])
print([4, 2, 0, 5, 3, 1])
