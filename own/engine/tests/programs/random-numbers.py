import random

for seed in (0, 3, 42, 2**40 + 7, -5):
    random.seed(seed)
    print(random.random(), random.randint(1, 100), random.randrange(0, 50, 5), random.getrandbits(70))
    items = list(range(10))
    random.shuffle(items)
    print(items, random.choice(items), random.sample(items, 4), random.sample(range(1000), 3))
    print(random.choices("abc", k=5), random.choices("abc", weights=[5, 1, 1], k=5), random.uniform(2, 3), round(random.gauss(0, 1), 12))
other = random.Random(8)
print([other.randint(0, 7) for _ in range(20)])
