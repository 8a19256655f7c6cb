//! A count of which a device does the comparing.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bezzel_solver::queens::count::{Batch, Count, CountRequest};

use super::device::{Device, DeviceError, NAME, needed};
use super::pace::Pace;
use crate::counting::{CountingError, Parts};

/// The bytes of a batch: whatever its time, no more are uploaded at once.
const ROOM: usize = 32 << 20;

/// What finds the sums of a batch, for its lists.
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
    pace: Pace,
    /// How many batches have been checked.
    checked: AtomicUsize,
    /// Whether one of them was wrong.
    distrusted: AtomicBool,
    /// Whether the device has failed.
    lost: AtomicBool,
    /// What has gone wrong and is not told yet.
    news: Mutex<Option<String>>,
}

/// A thread's lists for a count.
#[derive(Debug)]
pub(crate) struct Worker<'a, C> {
    count: &'a Assisted<'a, C>,
    job: Count,
    batch: Batch,
    /// Whether the device is to be used.
    assisted: bool,
}

/// Why a device has not counted a run of parts.
#[derive(Debug)]
enum Trouble {
    Device(DeviceError),
    Wrong { part: u64, right: u64, found: u64 },
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

    /// What the device is called.
    pub(crate) fn device(&self) -> &str {
        self.comparer.name()
    }
}

impl<'a, C: Comparer> Assisted<'a, C> {
    pub(crate) fn with(request: &'a CountRequest, comparer: C) -> Self {
        Self {
            request,
            comparer,
            pace: Pace::new(),
            checked: AtomicUsize::new(0),
            distrusted: AtomicBool::new(false),
            lost: AtomicBool::new(false),
            news: Mutex::new(None),
        }
    }

    /// How many batches have been found right.
    #[cfg(test)]
    pub(super) fn checked(&self) -> usize {
        self.checked.load(Relaxed)
    }

    fn news(&self) -> MutexGuard<'_, Option<String>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of so many parts, another one each time.
    fn sample(&self, parts: usize) -> usize {
        let golden = 0x9e37_79b9_usize;
        (self.checked.fetch_add(1, Relaxed).wrapping_mul(golden) >> 8) % parts
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
            job: self.request.worker()?,
            batch: Batch::default(),
            assisted: !self.distrusted.load(Relaxed),
        })
    }

    fn count(worker: &mut Worker<'_, C>, parts: Range<u64>) -> Result<u128, CountingError> {
        if !worker.assisted {
            return CountRequest::count(&mut worker.job, parts);
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
                CountRequest::count(&mut worker.job, parts)
            }
            Err(Trouble::Wrong { part, right, found }) => {
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
        let mut solutions = 0;
        for part in parts {
            if !self.job.list(part, &mut self.batch) {
                solutions += self.alone(part)?;
            }
            if self.batch.pairs() >= self.count.pace.pairs() || self.batch.size() >= ROOM {
                solutions += self.submit()?;
            }
        }
        Ok(solutions + self.submit()?)
    }

    /// Has the batch compared, and checks one of its parts.
    fn submit(&mut self) -> Result<u128, Trouble> {
        let Self { count, batch, .. } = self;
        let pairs = batch.pairs();
        let sums = count
            .pace
            .turn(pairs, || count.comparer.sums(batch.lists()));
        let counted: Vec<(u64, u64)> = batch.solutions(&sums?).collect();
        batch.clear();
        if counted.is_empty() {
            return Ok(0);
        }
        let (part, found) = counted[count.sample(counted.len())];
        let right = self.alone(part)?;
        if right != u128::from(found) {
            let right = right as u64;
            return Err(Trouble::Wrong { part, right, found });
        }
        Ok(counted.iter().map(|(_, found)| u128::from(*found)).sum())
    }

    /// Counts a part without the device.
    fn alone(&mut self, part: u64) -> Result<u128, Trouble> {
        CountRequest::count(&mut self.job, part..part + 1).map_err(Trouble::Queens)
    }
}

impl From<DeviceError> for Trouble {
    fn from(error: DeviceError) -> Self {
        Self::Device(error)
    }
}
