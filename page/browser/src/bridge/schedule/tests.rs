//! The work of each worker, and failing workers.

mod failures;
#[cfg(not(target_arch = "wasm32"))]
mod interleavings;
mod rules;

use bezzel_solver::Progress;

use super::*;

/// A task that is known by a number: how far it has got. The schedule does not look into it.
fn task(steps: u64) -> ByteBuf {
    ByteBuf::from(steps.to_le_bytes())
}

fn progress(steps: u64, done: bool) -> Progress {
    Progress {
        fraction: if done { 1.0 } else { 0.5 },
        done,
        steps,
    }
}

fn found() -> ByteBuf {
    ByteBuf::from(*b"found")
}

/// A worker's word that it has taken a run so many steps far.
fn slice(run: RunId, steps: u64) -> FromWorker {
    word(run, progress(steps, false), 0)
}

/// A worker's word that it is through with a run.
fn last_slice(run: RunId, steps: u64) -> FromWorker {
    word(run, progress(steps, true), 0)
}

fn word(run: RunId, progress: Progress, memory: u64) -> FromWorker {
    FromWorker::Slice {
        run,
        progress,
        found: found(),
        rest: task(progress.steps),
        memory,
    }
}

fn panicked() -> FromWorker {
    FromWorker::Panicked {
        message: "index out of bounds".to_owned(),
    }
}

/// The command that hands a run to a worker, from where it has got to.
fn hand_out(worker: WorkerId, run: RunId, steps: u64) -> Command {
    Command::Send(
        worker,
        ToWorker::Start {
            protocol: PROTOCOL,
            run,
            task: task(steps),
        },
    )
}

fn stop(worker: WorkerId, run: RunId) -> Command {
    Command::Send(worker, ToWorker::Stop { run })
}

fn deliver(run: RunId, steps: u64, done: bool) -> Command {
    let event = Event::Slice {
        progress: progress(steps, done),
        found: found(),
    };
    Command::Deliver(run, event)
}

fn deliver_failure(run: RunId, failure: Failure) -> Command {
    Command::Deliver(run, Event::Failed(failure))
}

/// This number of workers, each with a run of the same number.
fn all_at_work(most: u32) -> Schedule {
    let mut schedule = Schedule::new(most as usize);
    for id in 1..=most {
        let (run, commands) = schedule.start(task(0), 0.0);
        assert_eq!(run, id);
        assert_eq!(commands, [Command::Spawn(id), hand_out(id, id, 0)]);
    }
    schedule
}
