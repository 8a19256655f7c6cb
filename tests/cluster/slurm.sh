#!/bin/bash
# A cluster of one machine, on which the example for Slurm counts: a share is stopped and started again, another is lost
# and done anew, and the total is the published one. Given the folder of the program, the example and an empty folder.
set -euo pipefail
program=$1 example=$2 folder=$3
QUEENS=18 ALL=666090624 SHARES=4
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

# Tries a command until it succeeds, for at most a minute.
until_true() {
    for _ in $(seq 300); do
        if "$@"; then return; fi
        sleep 0.2
    done
    echo "waited in vain: $*" >&2
    tail -n 20 ./*.log >&2
    exit 1
}
in_state() { [ "$(squeue --noheader --array --jobs "$1" --format %T 2>&1)" = "$2" ]; }
ended() { [ -z "$(squeue --noheader)" ]; }
counts() { sbatch --parsable --cpus-per-task=1 --mem=0 "--array=$1" "$example" $QUEENS $SHARES; }

slurmctld -i
slurmd
until_true sinfo --noheader --states=idle > /dev/null

job=$(counts 0-$((SHARES - 1)))
until_true in_state "${job}_0" RUNNING
until_true in_state "${job}_1" RUNNING
# One share is stopped and continues from its checkpoint; Slurm would wait two minutes.
scontrol requeue "${job}_0"
# Another is lost.
scancel "${job}_1"
until_true in_state "${job}_0" PENDING
scontrol update "JobId=${job}_0" StartTime=now
until_true ended
scontrol show job "${job}_0" | grep --quiet 'Restarts=1'

status=0
bezzel-count merge shares/*.json > merged 2> missing || status=$?
if [ $status -ne 3 ]; then
    echo "a lost share was not noticed: $status" >&2
    exit 1
fi
cat missing
counts 1
until_true ended
bezzel-count merge shares/*.json | tee merged
grep --quiet --line-regexp "all $ALL" merged
