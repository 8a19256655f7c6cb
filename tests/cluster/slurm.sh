#!/bin/bash
# A cluster of one machine, on which the example for Slurm counts 20 queens in 200 shares: a share is stopped and started again,
# some are lost, one is there twice, one is forged. `merge` notices each, and with these shares done anew the total is the
# published one. Given the folder of the program, the example and an empty folder.
set -euo pipefail
program=$1 example=$2 folder=$3
QUEENS=20 ALL=39029188884 SHARES=200
LOST=1,17,150 DOUBLED=5 FORGED=9
host=$(hostname -s)

cd "$folder"
mkdir state spool
cat > slurm.conf <<CONF
ClusterName=bezzel
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=26817
SlurmdPort=26818
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/none
CredType=cred/none
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
CONF
export SLURM_CONF=$folder/slurm.conf PATH=$program:$PATH:/usr/sbin

stop() {
    for daemon in slurmd slurmctld; do
        if [ -f $daemon.pid ]; then kill "$(cat $daemon.pid)"; fi
    done
}
trap stop EXIT

# Tries a command until it succeeds, for at most ten minutes.
until_true() {
    for _ in $(seq 3000); do
        if "$@"; then return; fi
        sleep 0.2
    done
    echo "waited in vain: $*" >&2
    tail -n 20 ./*.log >&2
    exit 1
}
in_state() { [ "$(squeue --noheader --array --jobs "$1" --format %T 2>&1)" = "$2" ]; }
ended() { [ -z "$(squeue --noheader)" ]; }
counts() { sbatch --parsable --cpus-per-task=1 --mem=0 "--array=$1" "$example" $QUEENS $SHARES "${2:-0}"; }

slurmctld -i
slurmd
until_true sinfo --noheader --states=idle > /dev/null

job=$(counts 0-$((SHARES - 1)))
until_true in_state "${job}_0" RUNNING
until_true in_state "${job}_1" RUNNING
# One share is stopped and continues from its checkpoint; Slurm would wait two minutes.
scontrol requeue "${job}_0"
# Others are lost, one while it runs.
for share in ${LOST//,/ }; do scancel "${job}_$share"; done
until_true in_state "${job}_0" PENDING
scontrol update "JobId=${job}_0" StartTime=now
until_true ended
scontrol show job "${job}_0" | grep --quiet 'Restarts=1'

# Fails unless `merge` refuses the shares with this status and these words.
refuses() {
    local status=0
    bezzel-count merge shares/*.json > merged 2> refusal || status=$?
    cat refusal
    if [ $status -ne "$1" ] || ! grep --quiet "$2" refusal; then
        echo "merge ended with $status; expected $1 and \"$2\"" >&2
        exit 1
    fi
}
sed --in-place 's/"count":"/"count":"1/' shares/$FORGED.json
refuses 1 "was changed or damaged"
rm shares/$FORGED.json
cp shares/$DOUBLED.json shares/$DOUBLED-again.json
refuses 1 "share $DOUBLED is there twice"
rm shares/$DOUBLED-again.json
refuses 3 "4 of $SHARES shares are missing"
# Each is the first share of an array.
for share in ${LOST//,/ } $FORGED; do counts 0 "$share"; done
until_true ended
bezzel-count merge shares/*.json | tee merged
grep --quiet --line-regexp "all $ALL" merged
