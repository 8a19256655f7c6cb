//! Counting with all cores of this machine; only with the feature `parallel`.
//!
//! The caller keeps a [`Control`], which any thread may use: it gives the progress of the work, and cancels it.

mod tours;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rayon::prelude::*;

use crate::Job;
use crate::queens::count::{Count, CountRequest, Counts, fundamental, parts};
use crate::queens::{Piece, QueensError};
pub use tours::count_tours;
// The command shares a count by these; they are no part of the public interface.
#[doc(hidden)]
pub use tours::{TourJoiner, TourJoins};

/// The steps that a thread works before it reports how far it is and looks whether it is to stop: some milliseconds at most.
const SLICE: u64 = 8;

/// Tells how far work is that other threads do, and cancels it. It belongs to one call at a time, and can be used for the
/// next one when that has ended.
///
/// # Examples
///
/// ```
/// use std::thread;
/// use bezzel_solver::parallel::{self, Control};
/// use bezzel_solver::queens::Piece;
///
/// let control = Control::default();
/// let counts = thread::scope(|scope| {
///     let counting = scope.spawn(|| parallel::count(14, Piece::Queen, &control));
///     while !counting.is_finished() {
///         assert!((0.0..=1.0).contains(&control.fraction()));
///         thread::yield_now();
///     }
///     counting.join().expect("the count does not panic")
/// })?;
/// assert_eq!(counts.map(|counts| counts.all), Some(365_596));
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[derive(Debug, Default)]
pub struct Control {
    cancelled: AtomicBool,
    /// The share of the work that is done, in units of 2^-32.
    done: AtomicU64,
}

impl Control {
    const WHOLE: f64 = (1_u64 << 32) as f64;

    /// Asks all threads to stop. They do within some milliseconds, and the call returns `None`. If no call is at work, the
    /// next one does so at once.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// The share of the work that is done, 0 to 1: exactly 1 when it has been done.
    #[must_use]
    pub fn fraction(&self) -> f64 {
        (self.done.load(Ordering::Relaxed) as f64 / Self::WHOLE).min(1.0)
    }

    /// Does a call's work from the beginning; `None` if it was cancelled, which holds for this call only.
    fn over<T, E>(&self, work: impl FnOnce() -> Result<Option<T>, E>) -> Result<Option<T>, E> {
        self.done.store(0, Ordering::Relaxed);
        let result = work();
        self.cancelled.store(false, Ordering::Relaxed);
        if matches!(result, Ok(Some(_))) {
            self.done.store(Self::WHOLE as u64, Ordering::Relaxed);
        }
        result
    }

    fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    fn add(&self, share: f64) {
        let units = (share * Self::WHOLE) as u64;
        self.done.fetch_add(units, Ordering::Relaxed);
    }

    /// Works until the job is done, which is one of `jobs`. Returns whether it came to its end.
    fn drive<J: Job>(&self, job: &mut J, jobs: f64, found: &mut dyn FnMut(J::Found)) -> bool {
        let mut before = job.progress().fraction;
        while !self.is_cancelled() {
            let progress = job.advance(SLICE, found);
            self.add((progress.fraction - before).max(0.0) / jobs);
            before = progress.fraction;
            if progress.done {
                return true;
            }
        }
        false
    }
}

/// Counts all solutions and the fundamental ones, as [`queens::count`](crate::queens::count()) does, with all threads of
/// the present rayon pool. `None` if it was cancelled.
///
/// A thread keeps lists of its own: 15 MiB for 18 queens, up to 90 MiB for 20.
///
/// # Errors
///
/// As [`queens::count`](crate::queens::count()).
pub fn count(n: u32, piece: Piece, control: &Control) -> Result<Option<Counts>, QueensError> {
    control.over(|| count_over(n, piece, control))
}

fn count_over(n: u32, piece: Piece, control: &Control) -> Result<Option<Counts>, QueensError> {
    /// Enough for threads to end at about the same time, few enough to share work within a slice.
    const SLICES_A_THREAD: u64 = 32;
    let all = parts(n, piece)?;
    let slices = (rayon::current_num_threads() as u64 * SLICES_A_THREAD).min(all);
    let start = || Count::start(CountRequest::new(n, piece, 0..0)?);
    let count = |job: &mut Result<Count, QueensError>, slice| -> Result<_, QueensError> {
        let job = job.as_mut().map_err(|error| error.clone())?;
        job.restart_on_share(slice, slices)?;
        let is_done = control.drive(job, slices as f64, &mut |_| {});
        Ok(is_done.then(|| job.sum()))
    };
    let sums = (0..slices).into_par_iter().map_init(start, count);
    let sum = sums.try_reduce_with(|a, b| Ok(a.zip(b).map(|(a, b)| a + b)));
    let all = sum.unwrap_or(Ok(Some(0)))?;
    let counts = |all| {
        Ok(Counts {
            all,
            fundamental: fundamental(n, piece, all)?,
        })
    };
    all.map(counts).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::knight::TourKind;
    use crate::knight::count::TourCountRequest;

    #[test]
    fn a_control_is_used_again() {
        let control = Control::default();
        let queens = || count(9, Piece::Queen, &control).unwrap();
        let size = Size::square(6).unwrap();
        let request = TourCountRequest::whole(size, TourKind::Closed);
        let tours = || count_tours(request.clone(), &control).unwrap();
        let is_done = || (control.fraction() - 1.0).abs() < f64::EPSILON;
        for _ in 0..2 {
            assert_eq!(queens().map(|counts| counts.all), Some(352));
            assert!(is_done(), "{}", control.fraction());
            control.cancel();
            assert_eq!(queens(), None);
            assert!(!is_done(), "{}", control.fraction());
            assert_eq!(tours(), Some(9862));
            assert!(is_done(), "{}", control.fraction());
            control.cancel();
            assert_eq!(tours(), None);
            assert!(!is_done(), "{}", control.fraction());
        }
    }
}
