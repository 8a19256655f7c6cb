# Tuples that grow from call to call, in generators.
def clash(state, column):
    row = len(state)
    return any(abs(state[i] - column) in (0, row - i) for i in range(row))


def queens(num, state=()):
    for pos in range(num):
        if not clash(state, pos):
            if len(state) == num - 1:
                yield (pos,)
            else:
                for result in queens(num, state + (pos,)):
                    yield (pos,) + result


for solution in queens(5):
    print(list(solution))
