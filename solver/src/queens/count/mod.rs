//! Exact counts of solutions, all and fundamental.
//!
//! [`count`] counts in one go. [`Count`] does it as a [`Job`](crate::Job), of which slices can be
//! given to different workers. [`count_by_search`] counts again in a plainer way, as a check.

mod halves;
mod job;
mod method;
mod mirrored;
mod request;
mod spread;
mod symmetric;

pub use job::Count;
pub use mirrored::count_by_search;
pub use request::CountRequest;
#[doc(hidden)]
pub use spread::spread;
pub use symmetric::{count_kept_by_half_turn, count_kept_by_quarter_turn, fundamental};

use std::ops::Range;

use crate::queens::{Piece, QueensError};
use halves::Halves;
use method::Method;
use mirrored::Search;

/// The largest n that is counted.
pub const MAX_N: u32 = 28;

/// The version of the numbering of parts. Each change of what a number means raises it, so that no counts of parts by
/// different numberings are added up.
// The command names it in shares and checkpoints; it is no part of the public interface.
#[doc(hidden)]
pub const NUMBERING: u32 = 1;

/// The numbers of solutions.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Counts {
    /// The number of all solutions.
    pub all: u64,
    /// The number of fundamental solutions, of which none is a rotation or reflection of another.
    pub fundamental: u64,
}

/// Counts the solutions, all and fundamental ones.
///
/// Queens on 16 x 16 squares take a tenth of a second, on 18 x 18 two seconds, on 20 x 20 a
/// minute, on 22 x 22 most of an hour, on 24 x 24 days. Superqueens are counted as by [`count_by_search`].
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::count::Counts;
/// use bezzel_solver::queens::{Piece, count};
///
/// assert_eq!(count(8, Piece::Queen)?, Counts { all: 92, fundamental: 12 });
/// assert_eq!(count(13, Piece::Queen)?.all, 73_712);
/// assert_eq!(count(10, Piece::Superqueen)?.all, 4);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn count(n: u32, piece: Piece) -> Result<Counts, QueensError> {
    let mut method = Method::new(n, piece)?;
    let pieces = method.pieces();
    let mut all = 0;
    for part in 0..method.parts() {
        all += (0..pieces)
            .map(|piece| method.count(part, piece))
            .sum::<u64>();
    }
    Ok(Counts {
        all,
        fundamental: fundamental(n, piece, all)?,
    })
}

/// The number of parts into which a count is cut. Any of them can be counted by itself.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, count::parts};
///
/// assert_eq!(parts(16, Piece::Queen), Ok(8885));
/// ```
pub fn parts(n: u32, piece: Piece) -> Result<u64, QueensError> {
    QueensError::check_n(n.into(), MAX_N)?;
    Ok(match piece {
        Piece::Queen if n >= Halves::SMALLEST => Halves::parts_of(n),
        Piece::Queen | Piece::Superqueen => Search::new(n, piece).parts(),
    })
}

/// The parts in strata, each of some ranges, within which the work and the solutions of parts are alike: so a sample of each
/// stands for all.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`].
// The command estimates counts by these; they are no part of the public interface.
#[doc(hidden)]
pub fn strata(n: u32, piece: Piece) -> Result<Vec<Vec<Range<u64>>>, QueensError> {
    QueensError::check_n(n.into(), MAX_N)?;
    Ok(match piece {
        Piece::Queen if n >= Halves::SMALLEST => Halves::strata_of(n),
        Piece::Queen | Piece::Superqueen => Search::new(n, piece).strata(),
    })
}

/// Refuses parts outside the range of all parts.
const fn check_parts(parts: &Range<u64>, all: u64) -> Result<(), QueensError> {
    let Range { start, end } = *parts;
    if start > end || end > all {
        return Err(QueensError::Parts { start, end, all });
    }
    Ok(())
}
