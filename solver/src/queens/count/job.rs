use std::ops::Range;

use super::error::check_slice;
use super::method::Method;
use super::{CountError, CountRequest};
use crate::job::{Job, Progress};

/// Where a [`Count`] stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CountCheckpoint {
    /// The part that is counted next.
    next: u64,
    /// The solutions of the parts before it that the slice has.
    sum: u64,
}

/// Counts the solutions of a slice of the work, as a [`Job`].
///
/// A step is one part of the work, and a result is the number of solutions of a part that has any.
/// Most parts of a count take similar times: ten microseconds for n = 16, some milliseconds for
/// n = 20.
///
/// # Examples
///
/// Two workers share a count:
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::queens::{Piece, count::{Count, CountRequest, parts}};
///
/// let parts = parts(10, Piece::Queen)?;
/// let mut total = 0;
/// for slice in [0..parts / 2, parts / 2..parts] {
///     let mut job = Count::start(CountRequest::new(10, Piece::Queen, slice)?)?;
///     while !job.advance(100, &mut |solutions| total += solutions).done {}
/// }
/// assert_eq!(total, 724);
/// # Ok::<_, bezzel_solver::queens::count::CountError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Count {
    request: CountRequest,
    method: Method,
    next: u64,
    sum: u64,
}

impl Count {
    /// The number of solutions counted so far, those before a resumption included.
    #[must_use]
    pub const fn sum(&self) -> u64 {
        self.sum
    }

    /// Goes over to another slice of the same count, from its beginning and with a sum of 0.
    ///
    /// That is faster than a new job for each of many slices, as the lists that slices share are
    /// kept.
    ///
    /// # Errors
    ///
    /// [`CountError::Slice`] if the slice ends before it begins or after the last part. The job is
    /// then as it was.
    pub fn go_over_to(&mut self, slice: Range<u64>) -> Result<(), CountError> {
        check_slice(&slice, self.method.parts())?;
        self.next = slice.start;
        self.sum = 0;
        self.request.slice = slice;
        Ok(())
    }
}

impl Job for Count {
    type Request = CountRequest;
    type Checkpoint = CountCheckpoint;
    type Found = u64;
    type Error = CountError;

    fn start(request: CountRequest) -> Result<Self, CountError> {
        let next = request.slice.start;
        Self::resume(request, CountCheckpoint { next, sum: 0 })
    }

    fn resume(request: CountRequest, checkpoint: CountCheckpoint) -> Result<Self, CountError> {
        let method = request.method()?;
        let CountCheckpoint { next, sum } = checkpoint;
        let (start, end) = (request.slice.start, request.slice.end);
        if next < start || next > end {
            return Err(CountError::CheckpointPart { next, start, end });
        }
        let parts = next - start;
        if sum > most_solutions(request.n) || parts == 0 && sum > 0 {
            return Err(CountError::CheckpointSum { sum, parts });
        }
        Ok(Self {
            request,
            method,
            next,
            sum,
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(u64)) -> Progress {
        let end = self.request.slice.end.min(self.next.saturating_add(steps));
        while self.next < end {
            let solutions = self.method.count(self.next);
            self.next += 1;
            self.sum += solutions;
            if solutions > 0 {
                found(solutions);
            }
        }
        self.progress()
    }

    fn progress(&self) -> Progress {
        let slice = &self.request.slice;
        let before = self.method.work_before(slice.start);
        let all = self.method.work_before(slice.end) - before;
        let behind = self.method.work_before(self.next) - before;
        let done = self.next == slice.end;
        Progress {
            fraction: if done {
                1.0
            } else {
                behind as f64 / all as f64
            },
            done,
            steps: self.next - slice.start,
        }
    }

    fn checkpoint(&self) -> CountCheckpoint {
        CountCheckpoint {
            next: self.next,
            sum: self.sum,
        }
    }
}

/// No board has more solutions than there are ways to place rooks, n!; the largest counts would not
/// overflow either.
fn most_solutions(n: u32) -> u64 {
    (1..=u64::from(n))
        .fold(1, u64::saturating_mul)
        .min(u64::MAX / 2)
}
