//! Exact counts of the knight's tours of a board.
//!
//! [`count_tours`] counts in one go. [`TourCount`] does it as a
//! [`Job`], of which shares can be given to different workers, and
//! [`memory_needed`] says beforehand how much memory it takes.
//!
//! # How it works
//!
//! Tours are far too many to be looked at one by one. Instead, the board is built up square by
//! square (`sweep`), and for each square two edges are chosen. All that matters for what can follow is
//! which squares of the *frontier* have how many edges so far (`degrees`), and which open ends
//! belong to the same path (`pairing`): choices that agree in this are one state, and their number
//! is all that is remembered (`layer`). On a board of three columns, each square of the first row
//! has just two neighbours, so there is one state after it:
//!
//! ```text
//!     degrees   2 2 2      ends   . . .      a: from the corners by way of
//!               1 0 1             a . a         the 2 below
//!               1 2 1             b . b      b: by way of the 2 in the middle
//! ```
//!
//! States with equal degrees are treated as one group (`gather`), and of groups that are images
//! of each other left to right one is enough. The squares are done in an order in which the
//! frontier never has more than two squares a column (`plan`).
//!
//! From the top it is only done to two rows before the middle, since the rows from the bottom are the
//! same upside down. What remains between are few edges (`middle`). Each part takes half of them,
//! and wherever the degrees of an upper and a lower part add up to two (`seam`), the pairs of states
//! that form a single cycle are counted without looking at each pair (`contraction`).
//!
//! An open tour is a closed tour through a *hub*, an extra square that neighbours all others.
//!
//! A *hole* is a square without edges: it leaves the frontier as it came (`rules`). Each part of a board with holes has layers
//! of its own, unless the holes look the same upside down (`sweeps`).
//!
//! # Sources
//!
//! Counting by frontiers is known as the transfer matrix method, and as Simpath (D. E. Knuth, *The
//! Art of Computer Programming* 4A, 7.1.4). M. Löbbing and I. Wegener (1996) counted the closed
//! tours of 8 x 8 squares, and B. `McKay` (1997) corrected the number. The order of the squares, the
//! grouping by degrees and the division of the edges in the middle were worked out for this
//! program.

mod checkpoint;
mod choice;
mod circuit;
mod contraction;
mod degrees;
mod error;
mod gather;
mod job;
mod join;
mod layer;
mod layout;
mod memory;
mod merge;
mod middle;
pub mod numbers;
mod pairing;
mod pairs;
mod patterns;
mod peaks;
mod plan;
mod progress;
pub mod random;
mod ranking;
mod request;
mod rules;
mod seam;
#[cfg(feature = "parallel")]
mod shared;
mod stages;
mod states;
mod sweep;
mod sweeps;
mod work;

use super::TourKind;
pub use error::CountError;
pub use job::TourCount;
#[cfg(feature = "parallel")]
pub(crate) use layout::known;
pub use memory::memory_needed;
pub use progress::TourCountStage;
pub use request::TourCountRequest;
#[cfg(feature = "parallel")]
pub(crate) use shared::{Finder, PartJoiner, SharedJoins, SharedSquares};

use crate::Job;
use crate::knight::Board;

/// Counts the tours of a board, from which squares may be missing. A closed tour counts once, for any first square and both directions. An open tour
/// counts once in each direction, with any ends, including ends that are a move apart.
///
/// 6 x 6 squares take milliseconds, the closed tours of 8 x 8 some seconds and 240 MiB.
///
/// # Errors
///
/// As [`TourCountRequest::check`], and [`CountError::OutOfMemory`] if less memory can be had than
/// the count needs.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::{Board, TourKind, count_tours};
///
/// assert_eq!(count_tours(Size::new(5, 6)?, TourKind::Closed)?, 8);
/// assert_eq!(count_tours(Size::new(6, 6)?, TourKind::Closed)?, 9862);
///
/// // One of eight tours, and the same eight backwards:
/// //
/// //     1  4  7 10
/// //    12  9  2  5
/// //     3  6 11  8
/// assert_eq!(count_tours(Size::new(3, 4)?, TourKind::Open)?, 16);
///
/// // A cross of twenty squares has two:
/// //
/// //     # # . . # #
/// //     # # . . # #
/// //     . . . . . .
/// //     . . . . . .
/// //     # # . . # #
/// //     # # . . # #
/// let size = Size::square(6)?;
/// let is_arm = |at| (2..4).contains(&at);
/// let holes = size.squares().filter(|square| !is_arm(square.row) && !is_arm(square.column));
/// let cross = Board::new(size, holes.collect())?;
/// assert_eq!(count_tours(cross, TourKind::Closed)?, 2);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn count_tours(board: impl Into<Board>, kind: TourKind) -> Result<u128, CountError> {
    TourCount::start(TourCountRequest::whole(board, kind))?.run()
}
