//! Completing a position: given the squares that hold pieces, fill the other rows.
//!
//! [`Completion`] finds one completion, or proves that there is none and says why.
//! [`CompletionCount`] counts them all. [`CompletionRequest::listing`] lists them, as a
//! [`Listing`](super::Listing). [`obstacle`] sees at a glance why there is none, where no search is
//! needed.

mod count;
mod job;
mod obstacle;
mod request;
mod rows;
mod search;

pub use count::CompletionCount;
pub use job::Completion;
pub use obstacle::{NoCompletion, obstacle};
pub use request::CompletionRequest;
pub(super) use search::{Outcome, Search};

use super::{Piece, Placement};

/// One completion of a position, or the reason why there is none.
///
/// Up to 64 x 64 squares it usually takes less than a millisecond. Completing is NP-complete, so there are positions
/// that take for ever: to give up on them, or to get other completions of the same position, there is [`Completion`].
///
/// # Errors
///
/// [`NoCompletion`], the simplest reason there is.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::completion::NoCompletion;
/// use bezzel_solver::queens::{Piece, Unit, complete, notation};
///
/// // . . . . . .      . . . Q . .
/// // . . . . . .      Q . . . . .
/// // . . . . Q .  ->  . . . . Q .
/// // . . . . . .      . Q . . . .
/// // . . . . . .      . . . . . Q
/// // . . . . . .      . . Q . . .
/// let board = notation::parse_permutation("005000", None)?;
/// let complete_board = complete(&board, Piece::Queen)?;
/// assert_eq!(complete_board.columns(), Some(vec![4, 1, 5, 2, 6, 3]));
///
/// // Q . . .
/// // . . Q .
/// // . . . .   <- every square is attacked
/// // . . . .
/// let board = notation::parse_permutation("1300", None)?;
/// assert_eq!(complete(&board, Piece::Queen), Err(NoCompletion::NoFreeSquare(Unit::Row(2))));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn complete(placement: &Placement, piece: Piece) -> Result<Placement, NoCompletion> {
    let mut completion = Completion::of(placement.clone(), piece, 0);
    loop {
        if let Some(answer) = completion.step() {
            return answer;
        }
    }
}
