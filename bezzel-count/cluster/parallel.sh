#!/bin/bash
# Counts the solutions for 18 queens in 64 shares, two at a time:
#   parallel.sh 18 64
# After an interruption, the same command does the shares that are not done.
set -euo pipefail
seq 0 $(($2 - 1)) | parallel --jobs "${JOBS:-2}" --joblog log --resume-failed \
    bezzel-count queens "$1" --threads 1 --share "{}/$2" --checkpoint "{}.checkpoint" >> shares.jsonl
bezzel-count merge shares.jsonl
