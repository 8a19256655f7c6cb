//! The closed tours of a board, each with a number.
//!
//! [`tour_by_number`] gives the tour with a number, from 1 to the count of closed tours, and [`tour_number`] the number of
//! a tour. What both need is prepared by [`TourNumbers`], a [`Job`]: up to a second, then some milliseconds for
//! each tour. Nothing is stored but states that a [count](super) passes through and, for 8 x 8 squares, a table of sums, so
//! that not all parts need to be counted.
//!
//! # Which tour has which number
//!
//! The numbers are fixed for good; they do not depend on the platform or the version.
//!
//! The board is laid with its longer side upright: a board of fewer rows than columns is reflected in the diagonal from
//! its top left corner, rows becoming columns. So tour k of m x n squares is the reflected tour k of n x m squares.
//!
//! A tour takes part in the count by the *degrees* that the upper part of the board has at the seam, the squares in the two
//! rows between both parts; by the *states* of both parts there, which of these squares are the ends of one path; and by
//! the *choices* that lead to these states. Tours are ordered
//!
//! 1. by the least of the degrees that their images have, in a mirror, upside down or both, as far as the count takes
//!    images together (`parts`);
//! 2. by which of these images it is whose degrees are the least: the tour itself, that in a mirror, upside down, both
//!    (`images`); the following is about this image;
//! 3. by the state of the upper part and then the way to reach it, by the state of the lower part and then the way to reach
//!    that (`pairs`);
//! 4. ways to reach a state by the choice at the seam, by that of the last square before it, and so on to the first; where
//!    the same choice leads from several states to one, by that state before the way to reach it (`ways`).
//!
//! Degrees and states ascend as the numbers that they are stored as, the slot with the highest number first, and the lower
//! part's states with their slots renamed to those of the upper part. Choices are in the order of the plan, which says what
//! squares have which slots. Where the count keeps one of two mirror images, the way to the image that is kept counts.
//!
//! # How a tour is found
//!
//! A table has the number of tours before every few dozen parts (`parts`). The parts between two of its lines are counted. In
//! a part, the states of the upper part fall into groups by the partner of their last end, of which the count tells how many
//! tours they have (`pairs`); so it takes a few counts of small parts to find the state. Then the way is gone back, square by
//! square (`ways`). The states that lead to one are those of a few groups. Most layers are not kept, or not even reached.
//! Their groups are found from those before, when they are asked for (`groups`). The number of a tour is found by the same
//! steps forwards.
//!
//! # Sources
//!
//! Ranking and unranking: A. Nijenhuis and H. S. Wilf, *Combinatorial Algorithms* (1978), chapter 13. Y. Denef found the
//! closed tour of 8 x 8 squares with a given index in 2020, in an order of his own (magictour.free.fr).

mod groups;
mod images;
mod job;
mod memory;
mod parts;
mod ways;

pub use job::TourNumbers;

use super::CountError;
use crate::Job;
use crate::knight::{Board, Path};

/// The number of a closed tour of a board, from 1. It is the same for each start and both directions. Squares may be missing
/// from the board.
///
/// Prepares the board anew: [`TourNumbers`] does that once for many tours.
///
/// # Errors
///
/// As [`TourNumbers`]' `start` and [`TourNumbers::number`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::count::numbers::{tour_by_number, tour_number};
///
/// let size = Size::new(5, 6)?;
/// for number in 1..=8 {
///     assert_eq!(tour_number(size, &tour_by_number(size, number)?)?, number);
/// }
/// assert_eq!(
///     tour_by_number(size, 9).unwrap_err().to_string(),
///     "5x6 has no closed tour 9: expected 1 to 8"
/// );
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn tour_number(board: impl Into<Board>, tour: &Path) -> Result<u128, CountError> {
    let board = board.into();
    let size = board.size();
    let numbers = TourNumbers::start(board.clone())?;
    if !tour.is_closed_tour(&board) {
        return Err(CountError::NotClosedTour { size });
    }
    numbers.run()?.number(tour)
}

/// The closed tour of a board with a number, from 1 to the count of closed tours. It begins at a1 and goes to b3 first; where
/// a1 is a hole, at the leftmost square of the lowest rank.
///
/// Prepares the board anew: [`TourNumbers`] does that once for many tours.
///
/// # Errors
///
/// As [`TourNumbers`]' `start` and [`TourNumbers::tour`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::Board;
/// use bezzel_solver::knight::count::numbers::tour_by_number;
///
/// let size = Size::new(3, 10)?;
/// let tour = tour_by_number(size, 16)?;
/// assert!(tour.is_closed_tour(&Board::from(size)));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn tour_by_number(board: impl Into<Board>, number: u128) -> Result<Path, CountError> {
    TourNumbers::start(board.into())?.run()?.tour(number)
}
