#!/usr/bin/env bash
# The package lucasmcgregor.knightstour 0.1.4 (PyPI) tries every first square of a board, and reports 304 tours of 5 x 5. There
# are 1728: 304 is the number from the first corner alone.
#
# `Chessboard.solve_board` goes over all first squares, but does not take the knight off the one before. So from the second
# square on, the board is never free, and no tour is found.
#
# Run on 2026-11-27 with CPython 3.11, and the program of the package's README. The output was
#   lucasmcgregor.knightstour 0.1.4, 5 x 5: we found 304 tours
#   its own search on a new board, from the centre alone: 64 tours
#
# Needs python3 with venv, and PyPI; takes half a minute. Fails if the package answers something else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check lucasmcgregor.knightstour==0.1.4
environment/bin/python - << 'END'
import contextlib
import io

from lucasmcgregor.knightstour.Knightstour import Chessboard
from lucasmcgregor.knightstour.TourReporter import TourReporter


def board():
    return Chessboard(x_size=5, y_size=5, reporter=TourReporter(logging=False))


with contextlib.redirect_stdout(io.StringIO()):
    whole = board()
    whole.solve_board()
    centre = board()
    centre.solve_tour((2, 2), 1)

found, others = whole.reporter.tours_count, centre.reporter.tours_count
print(f"lucasmcgregor.knightstour 0.1.4, 5 x 5: we found {found} tours")
print(f"its own search on a new board, from the centre alone: {others} tours")
assert (found, others) == (304, 64), "the package answers something else now"
END
