from time import perf_counter as default_timer


def timeit(stmt="pass", setup="pass", timer=default_timer, number=1000000, globals=None):
    scope = {} if globals is None else globals
    call = stmt if callable(stmt) else lambda: exec(stmt, scope)
    setup() if callable(setup) else exec(setup, scope)
    start = timer()
    for _ in range(number):
        call()
    return timer() - start


def repeat(stmt="pass", setup="pass", timer=default_timer, repeat=5, number=1000000, globals=None):
    return [timeit(stmt, setup, timer, number, globals) for _ in range(repeat)]
