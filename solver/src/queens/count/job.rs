use std::ops::Range;

use super::method::Method;
use super::request::share_of;
use super::{CountRequest, check_parts};
use crate::job::{Job, Progress, Resumable};
use crate::queens::QueensError;

/// The position of a [`Count`] in its work.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CountCheckpoint {
    /// The part that is counted next.
    next: u64,
    /// The solutions of the parts before it that the request has.
    sum: u64,
    /// The piece of the next part that is counted next.
    piece: u64,
    /// The solutions of the pieces before it.
    piece_sum: u64,
}

/// The stored forms of a checkpoint. Where fields have names, all are stored. Where they have none, as in the bytes of a
/// stored count of the page, the form is that of before parts had pieces: a part that was begun is counted again.
#[cfg(feature = "serde")]
mod stored {
    use super::CountCheckpoint;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Named {
        next: u64,
        sum: u64,
        #[serde(default)]
        piece: u64,
        #[serde(default)]
        piece_sum: u64,
    }

    impl Serialize for CountCheckpoint {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let Self {
                next,
                sum,
                piece,
                piece_sum,
            } = *self;
            if !serializer.is_human_readable() {
                return (next, sum).serialize(serializer);
            }
            let named = Named {
                next,
                sum,
                piece,
                piece_sum,
            };
            named.serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for CountCheckpoint {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            if !deserializer.is_human_readable() {
                let (next, sum) = Deserialize::deserialize(deserializer)?;
                return Ok(Self {
                    next,
                    sum,
                    piece: 0,
                    piece_sum: 0,
                });
            }
            let named = Named::deserialize(deserializer)?;
            Ok(Self {
                next: named.next,
                sum: named.sum,
                piece: named.piece,
                piece_sum: named.piece_sum,
            })
        }
    }
}

/// Counts the solutions of some parts of the work, as a [`Job`].
///
/// A step is one part of the work, or one piece of a long part. A result is the number of solutions of a part that has any.
/// Most parts of a count take similar times: ten microseconds for n = 16, half a millisecond for
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
/// for half in [0..parts / 2, parts / 2..parts] {
///     let mut job = Count::start(CountRequest::new(10, Piece::Queen, half)?)?;
///     while !job.advance(100, &mut |solutions| total += solutions).done {}
/// }
/// assert_eq!(total, 724);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Count {
    request: CountRequest,
    method: Method,
    next: u64,
    sum: u64,
    piece: u64,
    piece_sum: u64,
}

impl Count {
    /// The number of solutions of the parts counted so far, also before a resumption.
    #[must_use]
    pub const fn sum(&self) -> u64 {
        self.sum
    }

    /// Takes over other parts of the same count, from its beginning and with a sum of 0.
    ///
    /// That is faster than a new job for each of many shares, as the lists that shares have in common are
    /// kept.
    ///
    /// # Errors
    ///
    /// [`QueensError::Parts`] if they end before they begin or after the last part. The job is
    /// then as it was.
    pub fn restart_on(&mut self, parts: Range<u64>) -> Result<(), QueensError> {
        check_parts(&parts, self.method.parts())?;
        self.next = parts.start;
        (self.sum, self.piece, self.piece_sum) = (0, 0, 0);
        self.request.parts = parts;
        Ok(())
    }

    /// Takes over another share of the same count, as [`restart_on`](Self::restart_on) does. [`CountRequest::share`]
    /// defines the shares.
    ///
    /// # Errors
    ///
    /// [`QueensError::Share`] unless `share` is less than `shares`.
    pub fn restart_on_share(&mut self, share: u64, shares: u64) -> Result<(), QueensError> {
        self.restart_on(share_of(self.method.parts(), share, shares)?)
    }
}

impl Job for Count {
    type Request = CountRequest;
    type Found = u64;
    type Output = u64;
    type Error = QueensError;

    fn start(request: CountRequest) -> Result<Self, QueensError> {
        let next = request.parts.start;
        let checkpoint = CountCheckpoint {
            next,
            sum: 0,
            piece: 0,
            piece_sum: 0,
        };
        Self::resume(request, checkpoint)
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(u64)) -> Progress {
        let (end, pieces) = (self.request.parts.end, self.method.pieces());
        let mut steps = steps;
        while self.next < end && steps > 0 {
            steps -= 1;
            self.piece_sum += self.method.count(self.next, self.piece);
            self.piece += 1;
            if self.piece < pieces {
                continue;
            }
            let solutions = self.piece_sum;
            (self.piece, self.piece_sum) = (0, 0);
            self.next += 1;
            self.sum += solutions;
            if solutions > 0 {
                found(solutions);
            }
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        self.advance(u64::MAX, &mut |_| {});
        self.sum
    }

    fn progress(&self) -> Progress {
        let parts = &self.request.parts;
        let before = self.method.work_before(parts.start);
        let all = self.method.work_before(parts.end) - before;
        let behind = self.method.work_before(self.next) - before;
        let pieces = self.method.pieces();
        let of_part = if self.piece > 0 {
            let work = self.method.work_before(self.next + 1) - before - behind;
            work as f64 * self.piece as f64 / pieces as f64
        } else {
            0.0
        };
        let steps = (self.next - parts.start) * pieces + self.piece;
        let fraction = (behind as f64 + of_part) / all as f64;
        Progress::new(self.next == parts.end, fraction, steps)
    }
}

impl Resumable for Count {
    type Checkpoint = CountCheckpoint;

    fn resume(request: CountRequest, checkpoint: CountCheckpoint) -> Result<Self, QueensError> {
        let method = request.method()?;
        let CountCheckpoint {
            next,
            sum,
            piece,
            piece_sum,
        } = checkpoint;
        let (start, end) = (request.parts.start, request.parts.end);
        if next < start || next > end {
            return Err(QueensError::Checkpoint(format!(
                "goes on with part {next}, which is outside {start}..={end}"
            )));
        }
        let is_piece = next < end && piece < method.pieces() || piece == 0;
        if !is_piece || piece == 0 && piece_sum > 0 || piece_sum > most_solutions(request.n) {
            return Err(QueensError::Checkpoint(format!(
                "has counted {piece_sum} solutions in {piece} pieces of part {next}, which cannot be"
            )));
        }
        let parts = next - start;
        if sum > most_solutions(request.n) || parts == 0 && sum > 0 {
            return Err(QueensError::Checkpoint(format!(
                "has counted {sum} solutions in {parts} parts, which cannot be"
            )));
        }
        Ok(Self {
            request,
            method,
            next,
            sum,
            piece,
            piece_sum,
        })
    }

    fn checkpoint(&self) -> CountCheckpoint {
        CountCheckpoint {
            next: self.next,
            sum: self.sum,
            piece: self.piece,
            piece_sum: self.piece_sum,
        }
    }
}

/// An upper bound of the number of solutions: n!, the number of ways to place rooks. The largest counts do not overflow
/// either.
fn most_solutions(n: u32) -> u64 {
    (1..=u64::from(n))
        .fold(1, u64::saturating_mul)
        .min(u64::MAX / 2)
}
