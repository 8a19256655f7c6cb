//! Which worker does which run: a plain state machine, so that its rules are
//! tested without a browser. It says what is to be done; `pool` does it.

use std::collections::VecDeque;

use bezzel_solver::Progress;
use serde::de::DeserializeOwned;
use serde_bytes::ByteBuf;

use super::Found;
use super::codec::unpack;
use super::message::{FromWorker, PROTOCOL, RunId, ToWorker};

/// Maximum silence of a worker that has a task before it is given up, in
/// milliseconds. Slices take 30 ms: this is only ever reached by a fault.
const SILENCE: f64 = 10_000.0;
/// Maximum time that a worker may take to load before it is given up, in milliseconds.
const LOADING: f64 = 20_000.0;
/// Number of workers that fail one after the other, without any progress, before a run is given up.
const ATTEMPTS: u32 = 3;
/// The bytes of memory that the workers without work may hold together. Those beyond are given up, since wasm gives no
/// memory back. The numbers of the tours of 8 x 8 squares take 242 MiB, and seconds to prepare: one worker can keep them.
const KEPT_MEMORY: u64 = 256 << 20;

/// Names a worker of the pool; a worker that replaces another has a new name.
pub(super) type WorkerId = u32;

/// What happened to a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<F = Found> {
    /// A slice of work is done.
    Slice {
        /// How far the run is.
        progress: Progress,
        /// What the slice found.
        found: F,
    },
    /// The run has ended without its result.
    Failed(Failure),
}

impl Event<ByteBuf> {
    /// The event with what was found as the values that the bytes stand for.
    pub(super) fn unpacked<F: DeserializeOwned>(self) -> Event<F> {
        match self {
            Self::Failed(failure) => Event::Failed(failure),
            Self::Slice { progress, found } => {
                unpack(&found).map_or(Event::Failed(Failure::OtherVersion), |found| Event::Slice {
                    progress,
                    found,
                })
            }
        }
    }
}

/// Why a run ended without its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The task cannot be done as it is put.
    Refused(String),
    /// Page and worker are of different builds.
    OtherVersion,
    /// Workers failed again and again.
    Workers,
    /// No worker could be loaded, or made at all.
    NotLoaded,
}

/// What the pool has to do.
#[derive(Debug, PartialEq)]
pub(super) enum Command {
    Spawn(WorkerId),
    Send(WorkerId, ToWorker),
    Discard(WorkerId),
    Deliver(RunId, Event<ByteBuf>),
}

#[derive(Debug)]
struct Running {
    id: RunId,
    /// The task, or what is left of it.
    rest: ByteBuf,
    attempts: u32,
}

#[derive(Debug)]
struct Slot {
    id: WorkerId,
    running: Option<Running>,
    heard: Option<f64>,
    asked: f64,
    /// The bytes of memory that it is known to hold.
    memory: u64,
}

/// The workers, their runs and the runs that wait for a worker.
#[derive(Debug)]
pub(super) struct Schedule {
    most: usize,
    /// Whether all workers are one, which others stand for: then all fail together, and are not replaced.
    shared: bool,
    slots: Vec<Slot>,
    waiting: VecDeque<Running>,
    next_run: RunId,
    next_worker: WorkerId,
}

impl Schedule {
    /// A schedule for at most `most` workers at a time.
    pub(super) const fn new(most: usize, shared: bool) -> Self {
        Self {
            most,
            shared,
            slots: Vec::new(),
            waiting: VecDeque::new(),
            next_run: 0,
            next_worker: 0,
        }
    }

    /// The most workers at a time.
    pub(super) const fn most(&self) -> usize {
        self.most
    }

    /// Allows more workers, or fewer: those beyond are discarded, idle ones
    /// first, and what is left of their runs goes to the others.
    pub(super) fn set_most(&mut self, most: usize, now: f64) -> Vec<Command> {
        self.most = most.max(1);
        let mut commands = Vec::new();
        while self.slots.len() > self.most {
            let idle = self.slots.iter().position(|slot| slot.running.is_none());
            let slot = self.slots.remove(idle.unwrap_or(self.slots.len() - 1));
            commands.push(Command::Discard(slot.id));
            if let Some(running) = slot.running {
                self.waiting.push_front(running);
            }
        }
        commands.extend(self.assign(now));
        commands
    }

    /// Takes a task on, at once where a worker is free.
    pub(super) fn start(&mut self, task: ByteBuf, now: f64) -> (RunId, Vec<Command>) {
        self.next_run += 1;
        let id = self.next_run;
        self.waiting.push_back(Running {
            id,
            rest: task,
            attempts: 0,
        });
        (id, self.assign(now))
    }

    /// Drops a run, whether it waits or works.
    pub(super) fn stop(&mut self, run: RunId, now: f64) -> Vec<Command> {
        self.waiting.retain(|waiting| waiting.id != run);
        let mut commands = Vec::new();
        for slot in &mut self.slots {
            if slot.running.take_if(|running| running.id == run).is_some() {
                commands.push(Command::Send(slot.id, ToWorker::Stop { run }));
            }
        }
        commands.extend(self.assign(now));
        commands.extend(self.free_memory());
        commands
    }

    /// Takes in a message of a worker. Messages of discarded workers and of runs
    /// that are over are dropped.
    pub(super) fn hear(&mut self, worker: WorkerId, message: FromWorker, now: f64) -> Vec<Command> {
        let Some(slot) = self.slots.iter_mut().find(|slot| slot.id == worker) else {
            return Vec::new();
        };
        slot.heard = Some(now);
        match message {
            FromWorker::Slice {
                run,
                progress,
                found,
                rest,
                memory,
            } => match &mut slot.running {
                Some(running) if running.id == run => {
                    slot.memory = memory;
                    running.rest = rest;
                    running.attempts = 0;
                    if progress.done {
                        slot.running = None;
                    }
                    let mut commands =
                        vec![Command::Deliver(run, Event::Slice { progress, found })];
                    commands.extend(self.assign(now));
                    commands.extend(self.free_memory());
                    commands
                }
                _ => Vec::new(),
            },
            FromWorker::Refused { run, reason } => {
                self.fail(worker, run, Failure::Refused(reason), now)
            }
            FromWorker::OtherProtocol { run } => self.fail(worker, run, Failure::OtherVersion, now),
            FromWorker::Panicked { .. } => self.replace(worker, now),
        }
    }

    /// Gives up a worker that could not be loaded: the first of those that have not been heard yet.
    pub(super) fn lose(&mut self, now: f64) -> Vec<Command> {
        let lost = self.slots.iter().find(|slot| slot.heard.is_none());
        lost.map(|slot| slot.id)
            .map_or_else(Vec::new, |worker| self.replace(worker, now))
    }

    /// Gives up workers that have been silent for too long.
    pub(super) fn check(&mut self, now: f64) -> Vec<Command> {
        let silent: Vec<WorkerId> = self
            .slots
            .iter()
            .filter(|slot| slot.running.is_some() && slot.is_silent(now))
            .map(|slot| slot.id)
            .collect();
        silent
            .into_iter()
            .flat_map(|worker| self.replace(worker, now))
            .collect()
    }

    fn fail(&mut self, worker: WorkerId, run: RunId, failure: Failure, now: f64) -> Vec<Command> {
        let ended = self
            .slots
            .iter_mut()
            .filter(|slot| slot.id == worker)
            .find_map(|slot| slot.running.take_if(|running| running.id == run));
        let mut commands = Vec::new();
        if ended.is_some() {
            commands.push(Command::Deliver(run, Event::Failed(failure)));
            commands.extend(self.assign(now));
        }
        commands
    }

    /// Discards a worker; what is left of its run goes to the next one.
    fn replace(&mut self, worker: WorkerId, now: f64) -> Vec<Command> {
        let Some(index) = self.slots.iter().position(|slot| slot.id == worker) else {
            return Vec::new();
        };
        if self.shared {
            return self.fail_all(index);
        }
        let mut commands = vec![Command::Discard(worker)];
        let slot = self.slots.remove(index);
        let failure = slot.failure();
        if let Some(mut running) = slot.running {
            running.attempts += 1;
            if running.attempts < ATTEMPTS {
                self.waiting.push_front(running);
            } else {
                commands.push(Command::Deliver(running.id, Event::Failed(failure)));
            }
        }
        commands.extend(self.assign(now));
        commands
    }

    /// Discards all workers, of which one has failed, and ends all runs.
    fn fail_all(&mut self, failed: usize) -> Vec<Command> {
        let failure = self.slots[failed].failure();
        let waiting: Vec<RunId> = self.waiting.drain(..).map(|run| run.id).collect();
        let slots: Vec<Slot> = self.slots.drain(..).collect();
        let runs = slots.iter().filter_map(|slot| slot.running.as_ref());
        let runs: Vec<RunId> = runs.map(|run| run.id).chain(waiting).collect();
        let discarded = slots.iter().map(|slot| Command::Discard(slot.id));
        let fail = |run| Command::Deliver(run, Event::Failed(failure.clone()));
        discarded.chain(runs.into_iter().map(fail)).collect()
    }

    /// Gives up workers without work, as far as they hold too much memory.
    fn free_memory(&mut self) -> Vec<Command> {
        let mut commands = Vec::new();
        let mut left = KEPT_MEMORY;
        self.slots.retain(|slot| {
            if slot.running.is_some() {
                return true;
            }
            let rest = left.checked_sub(slot.memory);
            match rest {
                Some(rest) => left = rest,
                None => commands.push(Command::Discard(slot.id)),
            }
            rest.is_some()
        });
        commands
    }

    /// Hands waiting runs to free workers, new ones where there is room.
    fn assign(&mut self, now: f64) -> Vec<Command> {
        let mut commands = Vec::new();
        while !self.waiting.is_empty() {
            let free = self.slots.iter().position(|slot| slot.running.is_none());
            let index = match free {
                Some(index) => index,
                None if self.slots.len() < self.most => {
                    self.next_worker += 1;
                    commands.push(Command::Spawn(self.next_worker));
                    self.slots.push(Slot {
                        id: self.next_worker,
                        running: None,
                        heard: None,
                        asked: now,
                        memory: 0,
                    });
                    self.slots.len() - 1
                }
                None => break,
            };
            let slot = &mut self.slots[index];
            slot.asked = now;
            slot.running = self.waiting.pop_front();
            if let Some(running) = &slot.running {
                commands.push(Command::Send(
                    slot.id,
                    ToWorker::Start {
                        protocol: PROTOCOL,
                        run: running.id,
                        task: running.rest.clone(),
                    },
                ));
            }
        }
        commands
    }
}

impl Slot {
    /// Why its runs fail.
    const fn failure(&self) -> Failure {
        match self.heard {
            Some(_) => Failure::Workers,
            None => Failure::NotLoaded,
        }
    }

    fn is_silent(&self, now: f64) -> bool {
        match self.heard {
            None => now - self.asked > LOADING,
            Some(heard) => now - heard.max(self.asked) > SILENCE,
        }
    }
}

#[cfg(test)]
mod tests;
