use thiserror::Error;

use super::MAX_N;
use crate::queens::{Conflict, ListError};
use crate::text::number;

/// Why a solution is not named.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum NamingError {
    /// The board is too large.
    #[error("n = {n} is too large to number solutions: expected 1 to {MAX_N}")]
    Size {
        /// The number of rows.
        n: u32,
    },
    /// Two superqueens attack each other.
    #[error(
        "the superqueens of rows {} and {} are a knight move apart: expected none to attack another",
        number(.0.a.row),
        number(.0.b.row)
    )]
    KnightMove(Conflict),
    /// A checkpoint counts more fundamental solutions than solutions.
    #[error("the checkpoint counts {fundamental} fundamental of {all} solutions, which cannot be")]
    CheckpointCounts {
        /// The number of fundamental solutions.
        fundamental: u64,
        /// The number of solutions.
        all: u64,
    },
    /// A checkpoint has listed more solutions than come before the one that is to be named.
    #[error(
        "the checkpoint has listed {found} solutions: expected at most {most} before the one to be named"
    )]
    CheckpointNumber {
        /// The number of solutions that it has listed.
        found: u64,
        /// How many there can be.
        most: u64,
    },
    /// A checkpoint has passed the solution without naming it.
    #[error("the checkpoint goes on after the solution that is to be named")]
    CheckpointPlace,
    /// The checkpoint of the list of solutions is refused.
    #[error(transparent)]
    List(#[from] ListError),
}
