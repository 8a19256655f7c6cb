//! A count of a board's tours: how far it is, and what each deed and each word
//! of a worker changes.
//!
//! Times are milliseconds on the page's clock, given with each action: a
//! reducer has no clock of its own.

use std::rc::Rc;

use bezzel_solver::board::Size;
use bezzel_solver::knight::count::{
    CountError, TourCountRequest, TourCountStage, TourKind, memory_needed,
};

use crate::bridge::Failure;
use crate::bridge::tour_count::{Counted, Event, Heard, Task, Work};

/// So long a count must have gone before it tells how long the rest takes, in
/// milliseconds.
const ENOUGH: f64 = 1_000.0;
/// Work for one worker: what comes before the joins has to be done by each, and
/// where states are few it is over in less than a second.
const ALONE: u64 = 32 << 20;

/// A count of all tours of a kind.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Count {
    pub(super) size: Size,
    pub(super) kind: TourKind,
    pub(super) phase: Phase,
    shares: Vec<Share>,
    began: f64,
    /// When a worker was last heard.
    heard: f64,
    /// What was counted to the end since the screen was opened.
    finished: Vec<(Size, TourKind, u128)>,
    /// The number of the wish: words about earlier ones are late.
    wish: u32,
    work: Option<Rc<Work>>,
}

/// Where a worker's share of a count stands.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Share {
    tours: u128,
    fraction: f64,
    done: bool,
    stage: TourCountStage,
    memory: u64,
}

impl Share {
    const NEW: Self = Self {
        tours: 0,
        fraction: 0.0,
        done: false,
        stage: TourCountStage::Ended,
        memory: 0,
    };
}

/// How far a count is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// It has not begun.
    Ready,
    /// It goes on.
    Running,
    /// All has been counted.
    Done,
    /// It could not be done.
    Failed(Trouble),
}

/// Why a count came to nothing.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Trouble {
    /// The device did not grant so many bytes more.
    Memory(u64),
    /// The solver has another reason.
    Solver(CountError),
    /// The workers did not do the work.
    Work(Failure),
}

impl Phase {
    /// The phase as the hook of the page names it.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Ready => "cancelled",
            Self::Running => "running",
            Self::Done => "done",
            Self::Failed(_) => "failed",
        }
    }
}

/// What the device has to count with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Means {
    /// The workers.
    pub(super) workers: u32,
    /// The bytes of memory, for all of them together.
    pub(super) memory: u64,
}

impl Count {
    /// A count that has not begun.
    pub(super) fn new(size: Size, kind: TourKind) -> Self {
        Self {
            size,
            kind,
            phase: Phase::Ready,
            shares: Vec::new(),
            began: 0.0,
            heard: 0.0,
            finished: Vec::new(),
            wish: 0,
            work: None,
        }
    }

    /// The count of another board or kind, not begun.
    pub(super) fn of(&self, size: Size, kind: TourKind) -> Self {
        if (size, kind) == (self.size, self.kind) {
            return self.clone();
        }
        Self {
            finished: self.finished.clone(),
            wish: self.wish + 1,
            ..Self::new(size, kind)
        }
    }

    /// The bytes that a worker needs.
    ///
    /// # Errors
    /// Where the board is none to count on.
    pub(super) fn memory_needed(&self) -> Result<u64, CountError> {
        memory_needed(self.size, self.kind)
    }

    /// The work that is wanted of the workers.
    pub(super) fn wanted(&self) -> Option<Rc<Work>> {
        self.work.clone().filter(|_| self.phase == Phase::Running)
    }

    /// The tours counted so far.
    pub(super) fn tours(&self) -> u128 {
        self.shares.iter().map(|share| share.tours).sum()
    }

    /// The part of the work that is done, 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        let all = self.shares.iter().map(|share| share.fraction);
        all.sum::<f64>() / self.shares.len().max(1) as f64
    }

    /// What the slowest share is at.
    pub(super) fn stage(&self) -> TourCountStage {
        let slowest = self.shares.iter().filter(|share| !share.done);
        slowest
            .min_by(|a, b| a.fraction.total_cmp(&b.fraction))
            .map_or(TourCountStage::Ended, |share| share.stage)
    }

    /// The bytes of memory that the workers have taken up.
    pub(super) fn memory(&self) -> u64 {
        self.shares.iter().map(|share| share.memory).sum()
    }

    /// How many workers it has been given to.
    pub(super) fn workers(&self) -> usize {
        self.shares.len()
    }

    /// How long it has gone, in milliseconds.
    pub(super) fn elapsed(&self) -> f64 {
        self.heard - self.began
    }

    /// How long the rest will take, in milliseconds; `None` while there is too
    /// little to tell by.
    pub(super) fn left(&self) -> Option<f64> {
        let (elapsed, done) = (self.elapsed(), self.fraction());
        (elapsed >= ENOUGH && done > 0.0).then(|| elapsed * (1.0 - done) / done)
    }

    /// What was counted here to the end: boards, kinds of tours, and how many.
    pub(super) fn all_counted(&self) -> Vec<(Size, TourKind, u128)> {
        self.finished.clone()
    }

    /// Begins, with as many workers as there is memory for.
    pub(super) fn started(&self, means: Means, now: f64) -> Self {
        let Ok(needed) = self.memory_needed() else {
            return self.clone();
        };
        if needed > means.memory {
            return self.clone();
        }
        let fit = means.memory / needed;
        let shares = if needed <= ALONE {
            1
        } else {
            fit.clamp(1, means.workers.max(1).into()) as u32
        };
        let wish = self.wish + 1;
        let whole = TourCountRequest::whole(self.size, self.kind);
        let task = |share| Task {
            request: TourCountRequest {
                share,
                shares,
                memory_limit: means.memory / u64::from(shares),
                ..whole
            },
            from: None,
        };
        Self {
            phase: Phase::Running,
            shares: vec![Share::NEW; shares as usize],
            began: now,
            heard: now,
            wish,
            work: Some(Rc::new(Work {
                tasks: (0..shares).map(task).collect(),
                wish,
            })),
            ..self.clone()
        }
    }

    /// Forgets what was counted.
    pub(super) fn cancelled(&self) -> Self {
        Self {
            phase: Phase::Ready,
            shares: Vec::new(),
            wish: self.wish + 1,
            ..self.clone()
        }
    }

    /// Takes in what a worker says.
    pub(super) fn hearing(&self, heard: Heard, now: f64) -> Self {
        if heard.wish != self.wish || self.phase != Phase::Running {
            return self.clone();
        }
        let mut next = Self {
            heard: now,
            ..self.clone()
        };
        match heard.event {
            Event::Failed(failure) => next.phase = Phase::Failed(Trouble::Work(failure)),
            Event::Slice { progress, found } => {
                if let Some(share) = next.shares.get_mut(heard.task) {
                    *share = Share::of(&found, progress.fraction, progress.done);
                }
                if let Some(failure) = found.failure {
                    next.phase = Phase::Failed(Trouble::of(failure));
                } else if next.shares.iter().all(|share| share.done) {
                    next.phase = Phase::Done;
                    let finished = (self.size, self.kind, next.tours());
                    next.finished.push(finished);
                }
            }
        }
        next
    }
}

impl Share {
    const fn of(counted: &Counted, fraction: f64, done: bool) -> Self {
        Self {
            tours: counted.at.sum,
            fraction,
            done,
            stage: counted.stage,
            memory: counted.memory,
        }
    }
}

impl Trouble {
    fn of(error: CountError) -> Self {
        match error {
            CountError::OutOfMemory { bytes } => Self::Memory(bytes),
            other => Self::Solver(other),
        }
    }
}

#[cfg(test)]
mod tests;
