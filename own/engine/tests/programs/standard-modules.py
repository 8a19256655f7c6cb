import array, calendar, csv, datetime, decimal, fractions, inspect, io, locale, logging, os.path, pathlib, signal, sys
from os import path

columns = array.array("i", [0] * 4)
columns[2] = 7
columns.append(3)
print(columns, columns[1:3], columns.tolist(), len(columns), sum(columns), columns.index(7), columns == array.array("i", [0, 0, 7, 0, 3]))
try:
    array.array("b", [200])
except OverflowError as error:
    print(type(error).__name__)
try:
    columns[0] = "a"
except TypeError as error:
    print(type(error).__name__)
print(fractions.Fraction(1, 3) + fractions.Fraction(1, 6), repr(fractions.Fraction("0.75")))
decimal.getcontext().prec = 30
print(decimal.Decimal(1) / decimal.Decimal(7), decimal.Decimal("92.50").quantize(decimal.Decimal("1")))
table = csv.writer(sys.stdout, lineterminator="\n")
table.writerow(["row", "a, b", 'q"q', None, 2.5])
table.writerows([[1, 2], [3, 4]])
print(list(csv.reader(io.StringIO('row,"a, b","q""q"\n1,2\n'))), list(csv.DictReader(["n,count", "8,92"])))
names = csv.DictWriter(sys.stdout, ["n", "count"], lineterminator="\n")
names.writeheader()
names.writerow({"n": 6, "count": 4})
print(os.path.join("boards", "8.txt"), path.splitext("boards/8.tar.gz"), path.basename("/a/b"), path.dirname("/a/b/c"), path.exists("none"))
place = pathlib.Path("boards") / "eight.txt"
print(place, place.name, place.stem, place.suffix, place.parent, place.parts, place.exists(), place.with_suffix(".csv"), repr(pathlib.PurePosixPath("a/b")))
try:
    pathlib.Path("none.txt").read_text()
except FileNotFoundError as error:
    print(error)
logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
logging.info("placed %d of %d", 3, 8)
logging.debug("never shown")
log = logging.getLogger("search")
log.setLevel(logging.DEBUG)
log.warning("back to row %s", 2)
log.debug("shown")


def solve(n):
    """Places queens."""


print(inspect.isfunction(solve), inspect.isclass(solve), inspect.getdoc(solve), inspect.isgenerator(x for x in []))
print(inspect.currentframe().f_lineno > 40)
print(datetime.datetime.strptime("28 Nov 2026 05:06", "%d %b %Y %H:%M"), [*map(int, calendar.monthrange(2024, 2))], calendar.isleap(2000))
print(calendar.month(2026, 11))
print(locale.localeconv()["decimal_point"], int(signal.SIGINT))
