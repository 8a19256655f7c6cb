//! Exact counts of solutions, all and fundamental.
//!
//! [`count`] counts in one go. [`Count`] does it as a [`Job`](crate::Job), of which slices can be
//! given to different workers. [`count_by_search`] counts again in a plainer way, as a check.

mod error;
mod halves;
mod job;
mod method;
mod mirrored;
mod request;
mod symmetric;

pub use error::CountError;
pub use job::{Count, CountCheckpoint};
pub use mirrored::count_by_search;
pub use request::CountRequest;
pub use symmetric::{count_kept_by_half_turn, count_kept_by_quarter_turn, fundamental};

use crate::queens::Piece;
use method::Method;

/// The largest n that is counted.
pub const MAX_N: u32 = 22;

/// Counts all solutions.
///
/// Queens on 16 x 16 squares take a tenth of a second, on 18 x 18 four seconds, on 20 x 20 four
/// minutes. Superqueens are counted as by [`count_by_search`].
///
/// # Errors
///
/// [`CountError::Size`] unless `n` is 1 to [`MAX_N`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, count::count};
///
/// assert_eq!(count(8, Piece::Queen), Ok(92));
/// assert_eq!(count(13, Piece::Queen), Ok(73_712));
/// assert_eq!(count(10, Piece::Superqueen), Ok(4));
/// ```
pub fn count(n: u32, piece: Piece) -> Result<u64, CountError> {
    let mut method = Method::new(n, piece)?;
    Ok((0..method.parts()).map(|part| method.count(part)).sum())
}

/// The number of parts into which a count is cut. Any of them can be counted by itself.
///
/// # Errors
///
/// [`CountError::Size`] unless `n` is 1 to [`MAX_N`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, count::parts};
///
/// assert_eq!(parts(16, Piece::Queen), Ok(8885));
/// ```
pub fn parts(n: u32, piece: Piece) -> Result<u64, CountError> {
    Ok(Method::new(n, piece)?.parts())
}

/// The mask of the lowest `count` bits, 1 to 32.
const fn lowest_bits(count: u32) -> u32 {
    u32::MAX >> (32 - count)
}
