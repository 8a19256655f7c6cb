#!/bin/bash
# The example for GNU parallel: it is interrupted, given again, and the total is the published one. Given the folder of the
# program, the example and an empty folder.
set -euo pipefail
program=$1 example=$2 folder=$3
QUEENS=18 ALL=666090624 SHARES=6

cd "$folder"
export PATH=$program:$PATH
# In a session of its own, so that the whole of it can be interrupted.
setsid "$example" $QUEENS $SHARES > interrupted 2>&1 &
group=$!
until [ -s shares.jsonl ]; do
    kill -0 $group 2> /dev/null || { cat interrupted >&2; echo "it ended before a share was done" >&2; exit 1; }
    ((SECONDS < 600)) || { kill -TERM -- -$group; echo "no share was done in ten minutes" >&2; exit 1; }
    sleep 0.1
done
kill -TERM -- -$group
wait $group && { echo "it was not interrupted" >&2; exit 1; }
done_before=$(wc -l < shares.jsonl)
((done_before < SHARES)) || { echo "all shares were done before the interruption" >&2; exit 1; }
"$example" $QUEENS $SHARES | tee merged
echo "$done_before of $SHARES shares were done before the interruption"
grep --quiet --line-regexp "all $ALL" merged
