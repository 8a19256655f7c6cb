import asyncio, concurrent.futures, contextvars, multiprocessing
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from multiprocessing import Manager, Pool, Process, Queue


def count(first, n=5):
    def place(row, columns, up, down):
        if row == n:
            return 1
        return sum(place(row + 1, columns | {c}, up | {row + c}, down | {row - c}) for c in range(n)
                   if c not in columns and row + c not in up and row - c not in down)
    return place(1, {first}, {first}, {-first})


def put(queue, number):
    queue.put(number * number)


async def walk(name, steps, order):
    for step in range(steps):
        order.append((name, step))
        await asyncio.sleep(0)
    return name


async def later(seconds, value):
    await asyncio.sleep(seconds)
    return value


async def main():
    order = []
    print(await asyncio.gather(walk("a", 2, order), walk("b", 3, order)), order)
    task = asyncio.create_task(later(0.01, 7))
    print(await task, task.done(), await asyncio.wait_for(later(0, 1), 5))
    queue = asyncio.Queue()

    async def produce():
        for number in range(3):
            await queue.put(number)
        await queue.put(None)

    async def consume():
        seen = []
        while (number := await queue.get()) is not None:
            seen.append(number)
        return seen

    print((await asyncio.gather(produce(), consume()))[1])
    try:
        await asyncio.gather(later(0, 0), broken())
    except ValueError as error:
        print("caught", error)


async def broken():
    raise ValueError("no way on")


if __name__ == "__main__":
    with Pool(processes=4) as pool:
        print(sum(pool.map(count, range(5))), list(pool.imap(count, range(5))), pool.starmap(pow, [(2, 3), (3, 2)]))
        print(pool.apply_async(count, (0,)).get())
    with ProcessPoolExecutor(max_workers=2) as executor:
        print(list(executor.map(count, range(5))))
    with ThreadPoolExecutor() as executor:
        futures = {executor.submit(count, first): first for first in range(5)}
        print(sorted((futures[future], future.result()) for future in as_completed(futures)))
        print(repr(executor.submit(int, "x").exception()))
    queue = Queue()
    processes = [Process(target=put, args=(queue, number)) for number in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    print(sorted(queue.get() for _ in processes))
    with Manager() as manager:
        shared = manager.list()
        shared.append(3)
        print(list(shared))
    variable = contextvars.ContextVar("n", default=8)
    token = variable.set(6)
    print(variable.get())
    variable.reset(token)
    print(variable.get())
    asyncio.run(main())
