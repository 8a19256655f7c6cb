//! Whether there is a tour, and if not, why not.
//!
//! On boards without holes the answer is exact, by what is known of them:
//!
//! - closed tours: A. J. Schwenk, "Which rectangular chessboards have a knight's tour?",
//!   Mathematics Magazine 64 (1991);
//! - open tours: P. Cull, J. De Curtins, "Knight's tour revisited", Fibonacci Quarterly 16 (1978);
//! - tours between two given squares of boards with both sides of at least 5: all squares whose
//!   colours fit, but for what [`Reason::CornersShare`], [`Reason::NoCorner`] and 5 x 6 exclude.
//!   The proof is the construction of `knight::tour`, which reduces each case to small boards, and
//!   the tests that go through all pairs of these. For square boards: A. Conrad, T. Hindrichs,
//!   H. Morsy, I. Wegener, "Solution of the knight's Hamiltonian path problem on chessboards",
//!   Discrete Applied Mathematics 50 (1994);
//! - boards with three and four rows: decided each time, by the exact method of `knight::thin`;
//! - 5 x 6: searched each time, which takes less than a tenth of a millisecond.
//!
//! With holes, only what can be said at once is said.

mod holes;
mod whole;

use super::{Board, NoTour, Reason, TourKind, TourRequest};
use crate::board::Size;

/// Tells if a board has such a tour: the result is `Ok` if there is one, which [`tour`](super::tour) finds.
///
/// Exact for each board without holes. Takes microseconds; for boards with three or four rows, a
/// required start and a required end, in proportion to the columns, some 0.1 s for a million. With
/// holes, in proportion to the area.
///
/// # Errors
///
/// [`NoTour::Impossible`] if there is none, [`NoTour::Undecided`], after no step, if only a search can tell, which is so on
/// boards with holes only, and [`NoTour::Request`] if the request makes no sense on the board.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{Board, NoTour, Reason, TourRequest, verdict};
///
/// let board = Board::from(Size::new(4, 10)?);
/// assert_eq!(verdict(&board, &TourRequest::open()), Ok(()));
/// assert_eq!(
///     verdict(&board, &TourRequest::closed()),
///     Err(NoTour::Impossible(Reason::ClosedFourRows))
/// );
///
/// // In two moves from c2 a knight would have to be in both corners.
/// // 5 . . . . . . . .
/// // 4 . . . . . . . .
/// // 3 . N . . . . . .
/// // 2 . . . . . . . .
/// // 1 . . . . . . . .
/// //   a b c d e f g h
/// let board = Board::from(Size::new(5, 8)?);
/// let request = TourRequest::open().from(Square::new(2, 1)).to(Square::new(0, 4));
/// assert_eq!(
///     verdict(&board, &request).unwrap_err().to_string(),
///     "the corners a1 and a5 both need b3, so a tour that starts or ends there must have its \
///      other end in one of them"
/// );
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn verdict(board: &Board, request: &TourRequest) -> Result<(), NoTour> {
    request.check(board)?;
    let is_whole = board.holes().is_empty();
    let reason = if is_whole {
        whole::refutation(board.size(), request)
    } else {
        holes::refutation(board, request)
    };
    match reason {
        Some(reason) => Err(NoTour::Impossible(reason)),
        None if is_whole => Ok(()),
        None => Err(NoTour::Undecided { steps: 0 }),
    }
}

/// The reason why no board of this size has an open tour, or a closed one; `None` if it has one.
///
/// The same as [`verdict`] tells of boards without holes when no square is required. Takes
/// nanoseconds.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::{Reason, TourKind, refutation};
///
/// let size = Size::new(4, 10)?;
/// assert_eq!(refutation(size, TourKind::Closed), Some(Reason::ClosedFourRows));
/// assert_eq!(refutation(size, TourKind::Open), None);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn refutation(size: Size, kind: TourKind) -> Option<Reason> {
    match kind {
        TourKind::Closed => whole::closed(size),
        TourKind::Open => whole::open(size),
    }
}
