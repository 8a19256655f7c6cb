//! Whether a path that has been begun can still become a tour, and how.
//!
//! First come the reasons that can be said at once: colours that do not fit, squares with too few
//! ways left, parts cut off. Where hundreds of squares are left, a tour of the whole board is repaired around them.
//! Else a search decides: exact, and on boards up to 8 x 8 nearly always over within milliseconds.

mod circuits;
mod job;
mod position;
mod repair;

pub use job::Finish;
pub use position::Position;

use super::NoTour;
use crate::Job;
use crate::board::Square;

/// Finishes a position: the squares to visit, in order, after those visited so far.
///
/// Takes less than a second, since a search that takes longer is given up: [`Finish`] continues as long as its caller lets it.
///
/// # Errors
///
/// [`NoTour::Impossible`] with the reason if it cannot be finished; [`NoTour::Undecided`] if the search was given up;
/// [`NoTour::Request`] as for [`Finish::start`](Job::start).
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{NoTour, Position, Reason, finish};
///
/// let size = Size::square(5)?;
/// let path = |names: &[&str]| -> Result<Vec<Square>, _> {
///     names.iter().map(|name| Square::from_name(name, size)).collect()
/// };
///
/// // 5 3 . . . .
/// // 4 . . . . .
/// // 3 . 2 . . .
/// // 2 . . . . .
/// // 1 1 . . . .
/// //   a b c d e
/// let begun = Position::new(size).after(path(&["a1", "b3", "a5"])?);
/// assert_eq!(finish(begun)?.len(), 25 - 3);
///
/// // On a5 and e5 the tour would have to end, as two of their four ways are gone.
/// // 5 . . . . .
/// // 4 . . . . .
/// // 3 . 2 . 4 .
/// // 2 . 5 . . .
/// // 1 1 . 3 . .
/// //   a b c d e
/// let begun = Position::new(size).after(path(&["a1", "b3", "c1", "d3", "b2"])?);
/// let answer = finish(begun);
/// assert!(matches!(answer, Err(NoTour::Impossible(Reason::DeadEnds { .. }))));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn finish(position: Position) -> Result<Vec<Square>, NoTour> {
    Finish::start(position)?.at_once()
}
