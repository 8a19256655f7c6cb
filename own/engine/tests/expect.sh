#!/usr/bin/env bash
# Writes what CPython prints for each program, with which the engine's output is compared. As in a terminal, a line that is read
# is shown.
set -euo pipefail
cd "$(dirname "$0")/programs"
SHOWN='
import builtins, runpy, sys
read = builtins.input
def shown(prompt=""):
    line = read(prompt)
    print(line)
    return line
builtins.input = shown
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
'
told() { sed -n "s/^# $2: //p" "$1"; }
for program in *.py; do
    # A terminal has no such libraries, or opens windows.
    [ "$program" = drawing.py ] && continue
    # The arguments are words.
    # shellcheck disable=SC2046
    told "$program" input | python3 -c "$SHOWN" "$program" $(told "$program" arguments) > "${program%.py}.txt"
done
