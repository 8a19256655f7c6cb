//! A count of a board's tours: how far it is, and what each action and each report
//! of a worker changes.
//!
//! Times are milliseconds on the page's clock, given with each action: a
//! reducer has no clock of its own.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{CountError, TourCountRequest, TourCountStage, memory_needed};

use super::kept::{Finished, Running, joined};
use crate::bridge::tour_count::{Counted, Found, Request, Task, WorkerEvent};
use crate::bridge::{Failure, JobState, Slice};

/// Minimum time before the time left is estimated, in milliseconds.
const ENOUGH: f64 = 1_000.0;
/// Work for one worker: what comes before the joins has to be done by each, and
/// where states are few it is over in less than a second.
const ALONE: u64 = 32 << 20;

/// A count of all tours of a kind.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Count {
    pub(super) size: Size,
    pub(super) kind: TourKind,
    pub(super) request: Request,
    /// What the workers have counted of their shares, as far as they have reported.
    shares: Vec<Option<Counted>>,
    began: f64,
    /// When a worker was last heard.
    heard: f64,
    /// What was counted to the end on this device.
    finished: Vec<Finished>,
    /// The count that was going on when the screen was left, until it is begun again or discarded.
    pub(super) broken_off: Option<Running>,
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
            request: Request::default(),
            shares: Vec::new(),
            began: 0.0,
            heard: 0.0,
            finished: Vec::new(),
            broken_off: None,
        }
    }

    /// With what was kept of earlier counts.
    pub(super) fn with_kept(self, finished: Vec<Finished>, broken_off: Option<Running>) -> Self {
        Self {
            finished,
            broken_off,
            ..self
        }
    }

    /// The count of another board or kind, not begun. A running count goes on.
    pub(super) fn of(&self, size: Size, kind: TourKind) -> Self {
        if (size, kind) == (self.size, self.kind) || self.request.is_running() {
            return self.clone();
        }
        let mut request = self.request.clone();
        request.reset();
        Self {
            request,
            finished: self.finished.clone(),
            broken_off: self.broken_off,
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

    /// The tours, once all are counted.
    pub(super) fn tours(&self) -> Option<u128> {
        let sum = || self.shares.iter().flatten().map(|share| share.sum).sum();
        (*self.request.state() == JobState::Done).then(sum)
    }

    /// The count, as long as it goes on, and how many percent are done.
    pub(super) fn running(&self) -> Option<Running> {
        let percent = (self.request.fraction() * 100.0) as u32;
        let running = self.request.is_running();
        running.then_some((self.size, self.kind, percent))
    }

    /// What the slowest share is at.
    pub(super) fn stage(&self) -> TourCountStage {
        let shares = self.request.progress().iter().zip(&self.shares);
        shares
            .filter(|(progress, _)| !progress.done)
            .min_by(|(a, _), (b, _)| a.fraction.total_cmp(&b.fraction))
            .and_then(|(_, share)| share.as_ref())
            .map_or(TourCountStage::Ended, |share| share.stage)
    }

    /// The bytes of memory that the workers have taken up.
    pub(super) fn memory(&self) -> u64 {
        self.shares.iter().flatten().map(|share| share.memory).sum()
    }

    /// The bytes that the device did not grant, where that ended the count.
    pub(super) fn missing_memory(&self) -> Option<u64> {
        let mut shares = self.shares.iter().flatten();
        shares.find_map(|share| match share.failure {
            Some(CountError::OutOfMemory { bytes }) => Some(bytes),
            _ => None,
        })
    }

    /// How many workers it has been given to: none before it begins.
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
        let (elapsed, done) = (self.elapsed(), self.request.fraction());
        (elapsed >= ENOUGH && done > 0.0).then(|| elapsed * (1.0 - done) / done)
    }

    /// What was counted here to the end: boards, kinds of tours, and how many.
    pub(super) fn all_counted(&self) -> Vec<Finished> {
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
        let whole = TourCountRequest::whole(self.size, self.kind);
        let task = |share| Task::Count {
            request: TourCountRequest {
                share,
                shares,
                memory_limit: means.memory / u64::from(shares),
                ..whole
            },
            from: None,
        };
        let mut next = Self {
            shares: vec![None; shares as usize],
            began: now,
            heard: now,
            broken_off: None,
            ..self.clone()
        };
        next.request.ask((0..shares).map(task).collect::<Vec<_>>());
        next
    }

    /// Stops, and forgets what was counted.
    pub(super) fn cancelled(&self) -> Self {
        let mut next = Self {
            shares: Vec::new(),
            ..self.clone()
        };
        next.request.cancel();
        next
    }

    /// Takes in what a worker reports.
    pub(super) fn hearing(&self, event: WorkerEvent, now: f64) -> Self {
        let mut next = self.clone();
        let Some(Slice {
            task,
            found: Found::Counted(found),
            ..
        }) = next.request.accept(event)
        else {
            return next;
        };
        next.heard = now;
        if let Some(error) = &found.failure {
            next.request.fail(Failure::Refused(error.to_string()));
        }
        next.shares[task] = Some(found);
        if let Some(tours) = next.tours() {
            let finished = (self.size, self.kind, tours);
            next.finished = joined(next.finished, &[finished]);
        }
        next
    }
}

#[cfg(test)]
mod tests;
