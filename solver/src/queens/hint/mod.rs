//! Hints for somebody who is filling a board: from "there is a mistake" to "a piece belongs here".
//!
//! There are four [tiers](Tier), and each says more than the one before. [`hint()`] gives one. To know whether a position
//! can be completed may take a search, so [`HintSearch`] does the same as a [`Job`], and [`advise`] is what it says once
//! that is known. [`forbidden`], [`forced`] and [`reveal`] are single tiers, which take no search.
//!
//! A hint is made of squares and lines only, so that it can be drawn as well as said.
//!
//! Puzzles have deductions of their own ([`puzzle`](super::puzzle)), with another set of open squares. A hint is for one
//! position of up to 64 rows, so its set has a word for each row. The generator of puzzles deduces thousands of times, on
//! boards of up to 18 rows: its set has six words.

mod advice;
mod attack;
mod choice;
mod forbidden;
mod forced;
mod job;
mod refutation;
mod tier;

pub use advice::Hint;
pub use attack::attacks_on;
pub use choice::{advise, reveal};
pub use forbidden::{Forbidden, forbidden};
pub use forced::forced;
pub use job::HintSearch;
pub use refutation::Refutation;
pub use tier::Tier;

use super::completion::CompletionRequest;
use super::{Piece, Placement};
use crate::Job;

/// A hint for a position: a mistake in it, or a conclusion from it.
///
/// Takes a second or two at most, since searches that take longer are given up.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::hint::{Hint, Tier};
/// use bezzel_solver::queens::{Piece, hint, notation};
///
/// // Q . . . . .
/// // . . . . . .   No solution of six queens has one in a corner.
/// // . . . . . .
/// // . . . . . .
/// // . . . . . .
/// // . . . . . .
/// let board = notation::parse_permutation("100000", None)?;
/// let hint = hint(&board, Piece::Queen, Tier::Mistake);
/// let Hint::DeadEnd { culprits, .. } = hint else { panic!("a dead end") };
/// assert_eq!(culprits, [Square::new(0, 0)]);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn hint(placement: &Placement, piece: Piece, tier: Tier) -> Hint {
    let position = CompletionRequest::of(placement, piece, 0);
    let hint = HintSearch::start((position, tier)).ok().and_then(Job::run);
    // A placement is always a valid position, so there is a hint.
    hint.unwrap_or_else(|| advise(placement, piece, tier, None))
}
