#!/usr/bin/env bash
# Writes what CPython prints for each program, with which the engine's output is compared.
set -euo pipefail
cd "$(dirname "$0")/programs"
told() { sed -n "s/^# $2: //p" "$1"; }
for program in *.py; do
    # The arguments are words.
    # shellcheck disable=SC2046
    told "$program" input | python3 "$program" $(told "$program" arguments) > "${program%.py}.txt"
done
