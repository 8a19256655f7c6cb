use thiserror::Error;

use crate::queens::open::Open;
use crate::queens::{Conflict, Piece, Placement, Unit, conflicts};
use crate::text::number;

/// Why a position cannot be completed: the simplest reason there is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Error)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum NoCompletion {
    /// Two pieces of the position attack each other; the first such pair.
    #[error(
        "the pieces in row {}, column {} and in row {}, column {} attack each other ({})",
        number(.0.a.row),
        number(.0.a.column),
        number(.0.b.row),
        number(.0.b.column),
        .0.line
    )]
    Conflict(Conflict),
    /// Every square of a row or column without a piece is attacked.
    #[error("{0} has no free square left")]
    NoFreeSquare(Unit),
    /// Neither is the case, but every way to go on has been tried and led nowhere.
    #[error("every way to go on has been tried, {positions} positions in all")]
    Exhausted {
        /// The number of pieces that were put on the board and taken off again.
        positions: u64,
    },
}

/// The reason why a position cannot be completed, if it can be seen without trying anything: a
/// conflict, or a row or column without a free square. `None` does not mean that a completion
/// exists.
///
/// Takes time proportional to n times the number of pieces.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::completion::{NoCompletion, obstacle};
/// use bezzel_solver::queens::{Piece, Unit, notation};
///
/// // Q . . .
/// // . . Q .
/// // . . . .   <- every square is attacked
/// // . . . .
/// let board = notation::parse_permutation("1300", None)?;
/// let reason = NoCompletion::NoFreeSquare(Unit::Row(2));
/// assert_eq!(obstacle(&board, Piece::Queen), Some(reason));
/// assert_eq!(reason.to_string(), "row 3 has no free square left");
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn obstacle(placement: &Placement, piece: Piece) -> Option<NoCompletion> {
    match conflicts(placement, piece).first() {
        Some(&conflict) => Some(NoCompletion::Conflict(conflict)),
        None => Open::of(placement, piece)
            .closed_unit()
            .map(NoCompletion::NoFreeSquare),
    }
}
