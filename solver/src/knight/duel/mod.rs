//! A game for two: they move one knight in turn, never to a square where it has been; who cannot
//! move loses.
//!
//! The winner is known at every moment. Pair the squares that have not been visited by knight's moves, as
//! many as possible: a maximum matching. The player to move wins exactly if the knight can go to a square
//! that some maximum matching leaves single. For from there, whichever square the other player goes to has a
//! partner, and the partner is the answer; were it to end on a single square, the matching would not have been
//! as large as possible. (This is undirected vertex geography; A. S. Fraenkel, E. R. Scheinerman, D. Ullman,
//! "Undirected edge geography", Theoretical Computer Science 112, 1993.)

mod blocks;
mod game;
mod grid;
mod level;
mod matching;
mod outcome;
mod trap;

pub use blocks::blocks;
pub use game::Duel;
pub use level::Level;
pub use outcome::Outcome;

use super::{Board, KnightError};
use crate::board::Square;

/// Whether the player to move wins if both play perfectly, the winning moves, and the pairs of squares that prove it.
///
/// `path` has the squares that have been visited, and the knight stands on the last. If there are none, the player to
/// move chooses the first. Takes time proportional to the number of squares times its square root at most.
///
/// # Errors
///
/// [`KnightError`] if the board is too large, or the squares are not a path.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{Board, duel};
///
/// // 3 . . *
/// // 2 . . .
/// // 1 N . .      From a1, to b3 or c2: seven moves around the centre, the first and last by the mover.
/// //   a b c
/// let outcome = duel(Board::square(3)?, &[Square::new(2, 0)])?;
/// assert!(outcome.mover_wins());
/// assert_eq!(outcome.winning_moves, [Square::new(0, 1), Square::new(1, 2)]);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn duel(board: Board, path: &[Square]) -> Result<Outcome, KnightError> {
    Ok(Duel::new(board, path)?.outcome())
}
