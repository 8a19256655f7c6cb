import re, json, datetime, textwrap, pprint, argparse, queue, statistics, traceback, io, threading, warnings
print(re.findall(r"(\w)(\d)", "a1 b2, c3"), re.sub(r"\s+", " ", "a  b\n c"), bool(re.fullmatch("[a-h][1-8]", "e4", re.I)))
m = re.match(r"(?P<file>[a-h])(?P<rank>\d)", "c5")
print(m.groupdict(), m.span())
print(json.dumps({"n": 8, "q": [1, 5, None, True, 2.5], "s": "é\n"}, indent=1), json.loads('[1, {"a": "b"}]'))
d = datetime.datetime(2026, 11, 28, 5, 6, 7)
print(d, d + datetime.timedelta(days=1, seconds=5), d.strftime("%Y-%m-%d"), datetime.date(2024, 2, 29).isoformat())
print(textwrap.fill("the queens stand on the board and none attacks another", 20))
print(textwrap.dedent("   a\n   b"))
pprint.pprint([[0] * 8 for _ in range(8)])
pprint.pprint({"b": list(range(30)), "a": (1, 2)}, width=40)
p = argparse.ArgumentParser(prog="queens", description="places queens")
p.add_argument("n", type=int, nargs="?", default=8, help="the size")
p.add_argument("-v", "--verbose", action="store_true")
a = p.parse_args([]); print(a.n, a.verbose, p.parse_args(["5", "-v"]))
print(p.format_help())
q = queue.PriorityQueue(); q.put((2, "b")); q.put((1, "a")); print(q.get(), q.qsize())
print(statistics.mean([1, 2, 3, 4]), statistics.stdev([1, 2, 3, 4]))
try:
    [][1]
except IndexError:
    print(traceback.format_exc().splitlines()[-1])
s = io.StringIO(); print("hi", file=s); print(repr(s.getvalue()))
th = threading.Thread(target=print, args=("ran",)); th.start(); th.join()
