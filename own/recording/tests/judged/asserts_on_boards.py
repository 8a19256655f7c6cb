# expect: verdict=unknown wrong=0
# The boards stand in the program, which has found none of them.
def is_solution(board):
    for i, a in enumerate(board):
        for j, b in enumerate(board[:i]):
            if a == b or abs(a - b) == i - j:
                return False
    return True


assert is_solution([1, 3, 0, 2])
assert not is_solution([0, 1, 2, 3])
print("all tests passed")
