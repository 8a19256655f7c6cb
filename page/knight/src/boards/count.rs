//! A count of a board's tours: how far it is, and what each action and each report
//! of a worker changes.

use bezzel_solver::knight::count::{CountError, TourCountRequest, TourCountStage, memory_needed};
use bezzel_solver::knight::{Board, TourKind};

use super::stored::{Finished, Running, joined};
use crate::bridge::tour_count::{Counted, Found, Task, WorkerEvent};
use crate::bridge::{JobState, LongJob, Slice};

/// Work for one worker: what comes before the joins has to be done by each, and
/// where states are few it is over in less than a second.
const ALONE: u64 = 32 << 20;

/// A count of all tours of a kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    pub board: Board,
    pub kind: TourKind,
    /// The tours that workers have reported for their shares.
    pub job: LongJob<Task, Vec<Option<Counted>>>,
    /// The counts finished on this device.
    finished: Vec<Finished>,
    /// The count that was running when the screen was left, until it is begun again or discarded.
    pub broken_off: Option<Running>,
}

/// The processors and the memory of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// The workers.
    pub workers: u32,
    /// The bytes of memory, for all of them together.
    pub memory: u64,
}

impl Count {
    /// A count that has not begun.
    pub fn new(board: Board, kind: TourKind) -> Self {
        Self {
            board,
            kind,
            job: LongJob::default(),
            finished: Vec::new(),
            broken_off: None,
        }
    }

    /// The same count, with the stored results of earlier counts.
    pub fn with_stored(self, finished: Vec<Finished>, broken_off: Option<Running>) -> Self {
        Self {
            finished,
            broken_off,
            ..self
        }
    }

    /// Changes to another board or kind. A running count continues.
    pub fn choose(&mut self, board: &Board, kind: TourKind) {
        if (board, kind) != (&self.board, self.kind) && !self.job.is_running() {
            (self.board, self.kind) = (board.clone(), kind);
            self.job.reset();
        }
    }

    /// The bytes that a worker needs.
    ///
    /// # Errors
    /// The board has no such tours, or is too wide to count them.
    pub fn memory_needed(&self) -> Result<u64, CountError> {
        memory_needed(self.board.clone(), self.kind)
    }

    /// The tours, once all are counted.
    pub fn tours(&self) -> Option<u128> {
        let sum = || self.counted().map(|share| share.sum).sum();
        (*self.job.state() == JobState::Done).then(sum)
    }

    fn counted(&self) -> impl Iterator<Item = &Counted> {
        self.job.found.iter().flatten()
    }

    /// Whether the board is one of the map.
    pub fn is_of_whole_board(&self) -> bool {
        self.board.holes().is_empty()
    }

    /// The running count of a whole board, and its finished part in percent.
    pub fn running(&self) -> Option<Running> {
        let percent = (self.job.fraction() * 100.0) as u32;
        let running = self.job.is_running() && self.is_of_whole_board();
        running.then_some((self.board.size(), self.kind, percent))
    }

    /// The phase of the slowest share.
    pub fn stage(&self) -> TourCountStage {
        let shares = self.job.progress().iter().zip(&self.job.found);
        shares
            .filter(|(progress, _)| !progress.done)
            .min_by(|(a, _), (b, _)| a.fraction.total_cmp(&b.fraction))
            .and_then(|(_, share)| share.as_ref())
            .map_or(TourCountStage::Ended, |share| share.stage)
    }

    /// The bytes of memory that the workers have taken up.
    pub fn memory(&self) -> u64 {
        self.counted().map(|share| share.memory).sum()
    }

    /// The bytes that the device did not grant, where that ended the count.
    pub fn missing_memory(&self) -> Option<u64> {
        self.counted().find_map(|share| match share.failure {
            Some(CountError::OutOfMemory { bytes }) => Some(bytes),
            _ => None,
        })
    }

    /// The number of workers that share it: none before it begins.
    pub fn workers(&self) -> usize {
        self.job.found.len()
    }

    /// The counts of whole boards finished here: board, kind of tours, number.
    pub fn all_counted(&self) -> Vec<Finished> {
        self.finished.clone()
    }

    /// Starts, with as many workers as there is memory for.
    pub fn start(&mut self, means: Means) {
        let Some(needed) = self
            .memory_needed()
            .ok()
            .filter(|needed| *needed <= means.memory)
        else {
            return;
        };
        let fit = means.memory / needed;
        let shares = if needed <= ALONE {
            1
        } else {
            fit.clamp(1, means.workers.max(1).into()) as u32
        };
        let whole = TourCountRequest::whole(self.board.clone(), self.kind);
        let task = |share| {
            let request = TourCountRequest {
                share,
                shares,
                memory_limit: means.memory / u64::from(shares),
                ..whole.clone()
            };
            Task::Count(request.into())
        };
        self.job.start((0..shares).map(task).collect::<Vec<_>>());
        self.job.found = vec![None; shares as usize];
        self.broken_off = None;
    }

    /// Stops, and drops the count.
    pub fn cancel(&mut self) {
        self.job.cancel();
        self.job.found.clear();
    }

    /// Handles a worker's report.
    pub fn receive(&mut self, event: WorkerEvent) {
        let Some(Slice {
            task,
            found: Found::Counted(found),
            ..
        }) = self.job.receive(event)
        else {
            return;
        };
        if let Some(error) = &found.failure {
            self.job.refuse(error);
        }
        self.job.found[task] = Some(found);
        if let Some(tours) = self.tours()
            && self.is_of_whole_board()
        {
            let finished = (self.board.size(), self.kind, tours);
            self.finished = joined(std::mem::take(&mut self.finished), &[finished]);
        }
    }
}

#[cfg(test)]
mod tests;
