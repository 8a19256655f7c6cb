#!/usr/bin/env bash
# python-sat 1.9.dev24 (PyPI) enumerates 32 models for four queens, which have 2 solutions, if lines are written with its own
# `CardEnc` and its default encoding, the sequential counter. The encodings `bitwise`, `mtotalizer` and `kmtotalizer` give 32
# as well; `pairwise` and `ladder` give 2.
#
# A model has the variables that an encoding adds, too. Where the squares leave them free, `enum_models` returns each choice as
# a model of its own. So models are counted, or listed, only after they are reduced to the variables of the squares; or with
# one of the two encodings that leave nothing free. It is worse for sorting networks and the plain totalizer: over 1,000 models.
#
# Run on 2026-11-28 with CPython 3.11. The output was
#   python-sat 1.9.dev24, 4 queens: models, and different boards among them
#   pairwise 2, 2; seqcounter 32, 2; bitwise 32, 2; ladder 2, 2; mtotalizer 32, 2; kmtotalizer 32, 2
#   sortnetwrk over 1000; cardnetwrk over 1000; totalizer over 1000
#
# Needs python3 with venv, and PyPI; takes half a minute. Fails if the package answers something else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check python-sat==1.9.dev24
environment/bin/python - << 'END'
from itertools import islice

from pysat.card import CardEnc, EncType
from pysat.solvers import Glucose4

N = 4
MOST = 1000


def lines():
    """The squares of each line, and whether it needs a queen."""
    squares = [[row * N + column + 1 for column in range(N)] for row in range(N)]
    for line in [*squares, *map(list, zip(*squares))]:
        yield line, True
    for of in (lambda row, column: row - column, lambda row, column: row + column):
        diagonals = {}
        for row in range(N):
            for column in range(N):
                diagonals.setdefault(of(row, column), []).append(squares[row][column])
        for line in diagonals.values():
            if len(line) > 1:
                yield line, False


def models(encoding):
    """The number of models, at most one more than MOST, and of different boards among them."""
    last, clauses = N * N, []
    for line, is_needed in lines():
        write = CardEnc.equals if is_needed else CardEnc.atmost
        written = write(lits=line, bound=1, top_id=last, encoding=encoding)
        last = max(last, written.nv)
        clauses += written.clauses
    with Glucose4(bootstrap_with=clauses) as solver:
        found = list(islice(solver.enum_models(), MOST + 1))
    return len(found), len({tuple(model[: N * N]) for model in found})


exact = {name: models(getattr(EncType, name)) for name in ("pairwise", "seqcounter", "bitwise", "ladder", "mtotalizer", "kmtotalizer")}
many = {name: models(getattr(EncType, name))[0] for name in ("sortnetwrk", "cardnetwrk", "totalizer")}
print(f"python-sat 1.9.dev24, {N} queens: models, and different boards among them")
print("; ".join(f"{name} {all_models}, {boards}" for name, (all_models, boards) in exact.items()))
print("; ".join(f"{name} over {MOST}" for name, number in many.items() if number > MOST))
default = CardEnc.atmost(lits=[1, 2, 3], bound=1).clauses == CardEnc.atmost(lits=[1, 2, 3], bound=1, encoding=EncType.seqcounter).clauses
assert default, "the default is another encoding now"
assert exact == {"pairwise": (2, 2), "seqcounter": (32, 2), "bitwise": (32, 2), "ladder": (2, 2), "mtotalizer": (32, 2), "kmtotalizer": (32, 2)}
assert all(number > MOST for number in many.values())
END
