use thiserror::Error;

use crate::board::Square;
use crate::queens::count::CountError;
use crate::queens::{Placement, Solution, Unit};

/// Why a request to complete a position, or a checkpoint of such work, is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum CompletionError {
    /// The board is too small or too large.
    #[error("n = {n} is out of range: expected 1 to {}", Placement::MAX_N)]
    Size {
        /// The number of rows that was asked for.
        n: u32,
    },
    /// The board is too large for its completions to be counted.
    #[error(
        "n = {n} is too large to count completions: expected 1 to {}",
        Solution::MAX_N
    )]
    CountSize {
        /// The number of rows that was asked for.
        n: u32,
    },
    /// A fixed square is off the board.
    #[error(
        "the fixed square in row {}, column {} is off the board: expected both to be 1 to {n}",
        u64::from(square.row) + 1,
        u64::from(square.column) + 1
    )]
    FixedSquare {
        /// The square.
        square: Square,
        /// The number of rows and of columns.
        n: u32,
    },
    /// A checkpoint has made a choice that the search cannot have made.
    #[error("the checkpoint has chosen a square of {unit}, where this search cannot have been")]
    CheckpointChoice {
        /// The row or column.
        unit: Unit,
    },
    /// A checkpoint goes on from a place where the search cannot have been.
    #[error("the checkpoint goes on in a place where this search cannot have been")]
    CheckpointPlace,
    /// The checkpoint of a count is refused.
    #[error(transparent)]
    Count(#[from] CountError),
}
