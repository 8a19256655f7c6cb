import doctest, io, sys, unittest


def is_safe(rows, row, column):
    """
    >>> is_safe([], 0, 0)
    True
    >>> is_safe([0], 1, 1)
    False
    >>> for column in range(4):
    ...     print(is_safe([1], 1, column))
    False
    False
    False
    True
    >>> is_safe(None, 1, 1)
    Traceback (most recent call last):
        ...
    TypeError: 'NoneType' object is not iterable
    >>> [is_safe([0, 2], 2, column) for column in range(8)]  # doctest: +ELLIPSIS
    [False, ..., True]
    """
    return all(column != other and abs(column - other) != row - at for at, other in enumerate(rows))


class Board:
    """
    >>> Board(4).n
    4
    >>> print("a\\n\\nb")
    a
    <BLANKLINE>
    b
    """

    def __init__(self, n):
        self.n = n

    def cells(self):
        return self.n ** 2


print(doctest.testmod())


def wrong():
    """
    >>> Board(2).cells()
    5
    """


told, shown = io.StringIO(), sys.stdout
sys.stdout = told
doctest.run_docstring_examples(wrong, globals())
sys.stdout = shown
print([line for line in told.getvalue().splitlines() if line.startswith(" ")])


class Tests(unittest.TestCase):
    def setUp(self):
        self.board = Board(3)

    def test_cells(self):
        self.assertEqual(self.board.cells(), 9)
        self.assertIn(4, [1, 4])
        self.assertAlmostEqual(0.1 + 0.2, 0.3)

    def test_raises(self):
        with self.assertRaises(TypeError):
            Board()
        with self.assertRaisesRegex(ValueError, "bad"):
            raise ValueError("bad row")

    def test_sub(self):
        for n in range(3):
            with self.subTest(n=n):
                self.assertGreaterEqual(n, 0)

    def test_wrong(self):
        self.assertTrue(is_safe([0], 1, 1), "attacked")

    @unittest.skip("later")
    def test_later(self):
        self.fail()


told = io.StringIO()
suite = unittest.TestLoader().loadTestsFromTestCase(Tests)
result = unittest.TextTestRunner(stream=told, verbosity=2).run(suite)
print(result.testsRun, len(result.failures), len(result.errors), len(result.skipped), result.wasSuccessful())
print([line for line in told.getvalue().splitlines() if "..." in line])
