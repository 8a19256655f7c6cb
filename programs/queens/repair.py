# One way to place N queens: they start on random squares, and attacked queens move to the square that the fewest attack.
N = 8  # @n
SEED = 0  # @seed
MOVES = 256  # an attempt with more moves is given up
ATTEMPTS = 1000
STEP = 0x9E3779B97F4A7C15  # the random numbers (SplitMix64) add this to their state

state = 0
queens = []  # the column of the queen in each row


def below(n):
    """A random number from 0 to n - 1."""
    global state
    state = (state + STEP) % 2**64
    z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return (z ^ z >> 31) * n >> 64


def one_of(items):
    return items[below(len(items))]


def random_board():
    return [below(N) for _ in range(N)]


def attacks(i, j):
    """The number of queens in other rows that attack the square (i, j)."""
    others = [(row, column) for row, column in enumerate(queens) if row != i]
    return sum(column == j or abs(column - j) == abs(row - i) for row, column in others)


def attacked():
    """The rows with a queen that is attacked."""
    return [i for i in range(N) if attacks(i, queens[i]) > 0]


def best(i):
    """The other columns of row i where the fewest queens attack."""
    others = [j for j in range(N) if j != queens[i]]
    fewest = min(attacks(i, j) for j in others)
    return [j for j in others if attacks(i, j) == fewest]


def repair(attempt):
    """Repairs a random board; returns False if that takes too many moves."""
    global state, queens
    state = SEED + (attempt - 1) * 2**32 * STEP
    queens = random_board()  # @scatter
    moves = 0
    while rows := attacked():
        if moves == MOVES:
            return False  # @give-up
        i = one_of(rows)  # @pick
        queens[i] = one_of(best(i))  # @move
        moves += 1
    print(*queens)  # @solution
    return True


def search():
    """The number of solutions found: 1, or 0 if no attempt succeeds."""
    for attempt in range(1, ATTEMPTS + 1):
        if repair(attempt):
            return 1
    return 0


print(search())  # @start
