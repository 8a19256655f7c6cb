//! A count that lets a device compare the pairs.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bezzel_solver::queens::count::{self, CountRequest, Mistake};

use super::device::{Device, DeviceError, NAME, needed};
use super::turns::Turns;
use crate::counting::{CountingError, Parts};

/// Finds the sums of a batch from its lists.
pub(crate) trait Comparer: Sync {
    fn sums(&self, lists: [&[u32]; 5]) -> Result<Vec<u64>, DeviceError>;
}

impl Comparer for Device {
    fn sums(&self, lists: [&[u32]; 5]) -> Result<Vec<u64>, DeviceError> {
        Self::sums(self, lists)
    }
}

impl<C: Comparer> Comparer for &C {
    fn sums(&self, lists: [&[u32]; 5]) -> Result<Vec<u64>, DeviceError> {
        C::sums(self, lists)
    }
}

/// The parts of a count, for threads that let a device compare.
#[derive(Debug)]
pub(crate) struct Assisted<'a, C> {
    request: &'a CountRequest,
    comparer: C,
    turns: Turns,
    /// The number of checked batches.
    checked: AtomicUsize,
    /// Whether one of them was wrong.
    distrusted: AtomicBool,
    /// Whether the device has failed.
    lost: AtomicBool,
    /// A failure that is not reported yet.
    news: Mutex<Option<String>>,
}

/// A thread's lists for a count.
#[derive(Debug)]
pub(crate) struct Worker<'a, C> {
    count: &'a Assisted<'a, C>,
    job: count::Assisted,
    /// Whether the device is to be used.
    assisted: bool,
}

/// The reason why a device has not counted a run of parts.
#[derive(Debug)]
enum Trouble {
    Device(DeviceError),
    Wrong(Mistake),
    Queens(CountingError),
}

impl<'a> Assisted<'a, Device> {
    /// Opens the device that the environment names, or the best.
    ///
    /// # Errors
    ///
    /// If there is none that can be used.
    pub(crate) fn open(request: &'a CountRequest) -> Result<Self, DeviceError> {
        let wanted = std::env::var(NAME).ok().filter(|name| !name.is_empty());
        Ok(Self::with(
            request,
            Device::open(wanted.as_deref(), needed())?,
        ))
    }

    /// The name of the device.
    pub(crate) fn device(&self) -> &str {
        self.comparer.name()
    }
}

impl<'a, C: Comparer> Assisted<'a, C> {
    pub(crate) fn with(request: &'a CountRequest, comparer: C) -> Self {
        Self {
            request,
            comparer,
            turns: Turns::new(),
            checked: AtomicUsize::new(0),
            distrusted: AtomicBool::new(false),
            lost: AtomicBool::new(false),
            news: Mutex::new(None),
        }
    }

    /// The number of batches found right.
    #[cfg(test)]
    pub(super) fn checked(&self) -> usize {
        self.checked.load(Relaxed)
    }

    fn news(&self) -> MutexGuard<'_, Option<String>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C: Comparer> Parts for Assisted<'_, C> {
    type Worker<'a>
        = Worker<'a, C>
    where
        Self: 'a;

    /// Longer than for a processor alone: a fast device is done with little in no time.
    const SPELL: Duration = Duration::from_millis(200);

    fn worker(&self) -> Result<Worker<'_, C>, CountingError> {
        Ok(Worker {
            count: self,
            job: count::Assisted::new(self.request.worker()?),
            assisted: !self.distrusted.load(Relaxed),
        })
    }

    fn count(worker: &mut Worker<'_, C>, parts: Range<u64>) -> Result<u128, CountingError> {
        if !worker.assisted {
            return CountRequest::count(worker.job.alone(), parts);
        }
        let count = worker.count;
        match worker.compare(parts.clone()) {
            _ if count.distrusted.load(Relaxed) => Err(CountingError::Distrusted),
            Ok(solutions) => Ok(solutions),
            Err(Trouble::Queens(error)) => Err(error),
            Err(Trouble::Device(error)) => {
                worker.assisted = false;
                if !count.lost.swap(true, Relaxed) {
                    *count.news() = Some(format!("{error}; the processor goes on alone"));
                }
                CountRequest::count(worker.job.alone(), parts)
            }
            Err(Trouble::Wrong(Mistake { part, right, found })) => {
                count.distrusted.store(true, Relaxed);
                *count.news() = Some(format!(
                    "the device counts {found} solutions in part {part}, where there are {right}: what has been counted \
                     since the start is counted again, by the processor alone"
                ));
                Err(CountingError::Distrusted)
            }
        }
    }

    fn news(&self) -> Option<String> {
        self.news().take()
    }
}

impl<C: Comparer> Worker<'_, C> {
    /// Counts parts in batches of a good size.
    fn compare(&mut self, parts: Range<u64>) -> Result<u128, Trouble> {
        let Self { count, job, .. } = self;
        job.go_over_to(parts)
            .map_err(|error| Trouble::Queens(error.into()))?;
        loop {
            let batch = job.list(count.turns.pairs());
            let sums = count
                .turns
                .take(batch.pairs(), || count.comparer.sums(batch.lists()))?;
            let compares = batch.tiles() > 0;
            let progress = job.enter(&sums).map_err(Trouble::Wrong)?;
            count.checked.fetch_add(compares.into(), Relaxed);
            if progress.done {
                return Ok(job.count().sum().into());
            }
        }
    }
}

impl From<DeviceError> for Trouble {
    fn from(error: DeviceError) -> Self {
        Self::Device(error)
    }
}
