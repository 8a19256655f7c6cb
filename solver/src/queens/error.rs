use thiserror::Error;

use super::Conflict;
use super::notation::NotationError;
use crate::OutOfRange;
use crate::board::Square;
use crate::text::number;

/// Why a board, a request or a checkpoint of the n-queens problem is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum QueensError {
    /// The board is too small or too large for what is asked.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// There are no such n queens: n is 2 or 3.
    #[error("n = {n} has no solution: {}", if *.n == 2 { TWO } else { THREE })]
    NoSolution {
        /// The number of rows that was asked for.
        n: u32,
    },
    /// A fixed square is off the board.
    #[error(
        "the fixed square in row {}, column {} is off the board: expected both to be 1 to {n}",
        number(.square.row),
        number(.square.column)
    )]
    FixedSquare {
        /// The square.
        square: Square,
        /// The number of rows and of columns.
        n: u32,
    },
    /// The board has no such column.
    #[error("row {row} says column {column}: expected 1 to {n}")]
    Column {
        /// The row from the top, from 1.
        row: usize,
        /// The column that was given for it.
        column: u32,
        /// The number of columns.
        n: u32,
    },
    /// Two pieces attack each other where none may.
    #[error(
        "the pieces of rows {} and {} attack each other ({}): expected none to attack another",
        number(.0.a.row),
        number(.0.b.row),
        .0.line
    )]
    Conflict(Conflict),
    /// A text is no solution's.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The parts that are to be counted are not among those of the work.
    #[error("the parts {start}..{end} are not within 0..{all}, the parts of this work")]
    Parts {
        /// The first part.
        start: u64,
        /// The part after the last one.
        end: u64,
        /// The number of parts.
        all: u64,
    },
    /// There is no such share.
    #[error("there is no share {share} among {shares}: they are numbered from 0")]
    Share {
        /// The share that was asked for.
        share: u64,
        /// The number of shares.
        shares: u64,
    },
    /// No work on the request can have left the checkpoint.
    #[error("the checkpoint {0}")]
    Checkpoint(String),
}

impl QueensError {
    /// A checkpoint from elsewhere than where the search goes.
    pub(super) fn elsewhere() -> Self {
        Self::Checkpoint("goes on in a place where this search cannot have been".to_owned())
    }
}

const TWO: &str = "wherever one queen stands, it attacks every other square";
const THREE: &str = "a queen in the middle attacks every other square, and any other queen leaves two squares, which \
                     attack each other";
