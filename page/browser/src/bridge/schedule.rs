//! Assigns runs to workers. The schedule is a plain state machine, so that its rules are tested without a browser. It
//! returns commands, and `pool` carries them out.

use std::collections::VecDeque;

use bezzel_solver::Progress;
use bezzel_workers::codec::unpack;
use bezzel_workers::message::{FromWorker, PROTOCOL, RunId, ToWorker};
use serde::de::DeserializeOwned;
use serde_bytes::ByteBuf;

/// Maximum silence of a worker that has a task before it is given up, in
/// milliseconds. Slices take 30 ms: this is only ever reached by a fault.
const SILENCE: f64 = 10_000.0;
/// Maximum time from a worker's arrival to its first word, in milliseconds.
const FIRST_WORD: f64 = 20_000.0;
/// The greatest time in milliseconds for a worker to load before it is given up. A browser reports at once if it cannot
/// load one, so this is only for workers that it forgets. A worker that is given up has to be loaded again.
const ARRIVAL: f64 = 300_000.0;
/// The time without new workers after one was refused its memory, in milliseconds: others may give theirs back.
const PAUSE: f64 = 2_000.0;
/// Number of workers that fail one after the other, without any progress, before a run is given up.
const ATTEMPTS: u32 = 3;
/// The bytes of memory that the workers without work may hold together. Those beyond are given up, since wasm gives no
/// memory back. The numbers of the tours of 8 x 8 squares take 242 MiB, and seconds to prepare: one worker can keep them.
const MOST_RESTING_MEMORY: u64 = 256 << 20;
/// The time that a worker without work may hold more than [`LITTLE_MEMORY`], in milliseconds.
const REST: f64 = 60_000.0;
/// The bytes of memory that a worker without work may hold for good.
const LITTLE_MEMORY: u64 = 32 << 20;

/// Names a worker of the pool; a worker that replaces another has a new name.
pub type WorkerId = u32;

/// An event of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<F> {
    /// A slice of work is done.
    Slice {
        /// The progress of the run.
        progress: Progress,
        /// The results of the slice.
        found: F,
    },
    /// The run has ended without its result.
    Failed(Failure),
}

impl Event<ByteBuf> {
    /// The same event, with the results unpacked from their bytes.
    pub fn unpacked<F: DeserializeOwned>(self) -> Event<F> {
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
    /// The solver refuses the task.
    Refused(String),
    /// Page and worker are of different builds.
    OtherVersion,
    /// Workers failed again and again.
    Workers,
    /// No worker could be loaded or started.
    NotLoaded,
    /// The browser granted no worker its memory.
    NoMemory,
}

/// The commands for the pool.
#[derive(Debug, PartialEq)]
pub enum Command {
    Spawn(WorkerId),
    Send(WorkerId, ToWorker),
    Discard(WorkerId),
    Deliver(RunId, Event<ByteBuf>),
}

#[derive(Debug)]
struct Running {
    id: RunId,
    /// The task, or the rest of it.
    rest: ByteBuf,
    attempts: u32,
}

#[derive(Debug)]
struct Slot {
    id: WorkerId,
    running: Option<Running>,
    /// The time at which its program was loaded.
    arrived: Option<f64>,
    /// The time of its last message.
    last_message: Option<f64>,
    asked: f64,
    /// The bytes of memory that it is known to hold.
    memory: u64,
}

/// The workers, their runs and the runs that wait for a worker.
#[derive(Debug)]
pub struct Schedule {
    most: usize,
    slots: Vec<Slot>,
    waiting: VecDeque<Running>,
    /// The time before which no worker is started.
    paused_until: f64,
    next_run: RunId,
    next_worker: WorkerId,
}

impl Schedule {
    /// A schedule for at most `most` workers at a time.
    pub const fn new(most: usize) -> Self {
        Self {
            most,
            slots: Vec::new(),
            waiting: VecDeque::new(),
            paused_until: f64::NEG_INFINITY,
            next_run: 0,
            next_worker: 0,
        }
    }

    /// Changes the greatest number of workers. Workers beyond it are discarded, idle ones first, and the rest of their
    /// runs goes to the others.
    pub fn set_most(&mut self, most: usize, now: f64) -> Vec<Command> {
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
    pub fn start(&mut self, task: ByteBuf, now: f64) -> (RunId, Vec<Command>) {
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
    pub fn stop(&mut self, run: RunId, now: f64) -> Vec<Command> {
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
    pub fn receive(&mut self, worker: WorkerId, message: FromWorker, now: f64) -> Vec<Command> {
        let Some(slot) = self.slots.iter_mut().find(|slot| slot.id == worker) else {
            return Vec::new();
        };
        slot.last_message = Some(now);
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
            FromWorker::Panicked { .. } => self.replace(worker, Failure::Workers, now),
        }
    }

    /// Whether a worker has, or is to begin, a run that somebody waits for.
    pub fn has_work(&self, worker: WorkerId) -> bool {
        let mut slots = self.slots.iter();
        slots.any(|slot| slot.id == worker && slot.running.is_some())
    }

    /// Takes in that a worker's program has arrived: from now on it has to speak.
    pub fn arrive(&mut self, worker: WorkerId, now: f64) {
        if let Some(slot) = self.slots.iter_mut().find(|slot| slot.id == worker) {
            slot.arrived = Some(now);
        }
    }

    /// Gives up a worker that could not be loaded or made, for what reason.
    pub fn lose(&mut self, worker: WorkerId, why: Failure, now: f64) -> Vec<Command> {
        if why == Failure::NoMemory {
            self.paused_until = now + PAUSE;
        }
        self.replace(worker, why, now)
    }

    /// Gives up workers that have been silent for too long, or hold much memory without work. Starts workers that had
    /// to wait.
    pub fn check(&mut self, now: f64) -> Vec<Command> {
        let silent = |slot: &Slot| slot.running.as_ref().and_then(|_| slot.silence(now));
        let silent: Vec<(WorkerId, Failure)> = self
            .slots
            .iter()
            .filter_map(|slot| Some((slot.id, silent(slot)?)))
            .collect();
        let mut commands: Vec<Command> = silent
            .into_iter()
            .flat_map(|(worker, why)| self.replace(worker, why, now))
            .collect();
        let rested = self.slots.extract_if(.., |slot| slot.has_rested(now));
        commands.extend(rested.map(|slot| Command::Discard(slot.id)));
        commands.extend(self.assign(now));
        commands
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

    /// Discards a worker that has failed. The rest of its run goes to the next one.
    fn replace(&mut self, worker: WorkerId, why: Failure, now: f64) -> Vec<Command> {
        let Some(index) = self.slots.iter().position(|slot| slot.id == worker) else {
            return Vec::new();
        };
        let mut commands = vec![Command::Discard(worker)];
        let slot = self.slots.remove(index);
        if let Some(mut running) = slot.running {
            // If a worker was refused its memory, the workers that have theirs do its work.
            let others = self.slots.iter().any(|slot| slot.arrived.is_some());
            running.attempts += u32::from(why != Failure::NoMemory || !others);
            if running.attempts < ATTEMPTS {
                self.waiting.push_front(running);
            } else {
                commands.push(Command::Deliver(running.id, Event::Failed(why)));
            }
        }
        commands.extend(self.assign(now));
        commands
    }

    /// Gives up workers without work, as far as they hold too much memory.
    fn free_memory(&mut self) -> Vec<Command> {
        let mut commands = Vec::new();
        let mut left = MOST_RESTING_MEMORY;
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
                None if self.slots.len() < self.most && now >= self.paused_until => {
                    self.next_worker += 1;
                    commands.push(Command::Spawn(self.next_worker));
                    self.slots.push(Slot {
                        id: self.next_worker,
                        running: None,
                        arrived: None,
                        last_message: None,
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
    /// Whether it has had no work for so long that it has to give back much memory.
    fn has_rested(&self, now: f64) -> bool {
        let last = self.last_message.unwrap_or(self.asked);
        self.running.is_none() && self.memory > LITTLE_MEMORY && now - last.max(self.asked) > REST
    }

    /// Why it is given up, where it has been silent for too long.
    fn silence(&self, now: f64) -> Option<Failure> {
        let (since, most, why) = match (self.last_message, self.arrived) {
            (Some(last), _) => (last, SILENCE, Failure::Workers),
            (None, Some(arrived)) => (arrived, FIRST_WORD, Failure::Workers),
            (None, None) => (self.asked, ARRIVAL, Failure::NotLoaded),
        };
        (now - since.max(self.asked) > most).then_some(why)
    }
}

#[cfg(test)]
mod tests;
