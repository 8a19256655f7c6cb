use thiserror::Error;

use super::{Conflict, Piece};
use crate::board::Square;
use crate::text::number;

/// Why a board, a text, a request or a checkpoint of the n-queens problem is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum QueensError {
    /// The board is too small or too large for this function.
    #[error("n = {n} is out of range: expected 1 to {max}")]
    OutOfRange {
        /// The number of rows, or of columns that were given for them.
        n: u64,
        /// The greatest that is possible.
        max: u32,
    },
    /// n is 2 or 3, and has no solution.
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
    /// A text has nothing to read.
    #[error(
        "there is nothing to read: expected a column number for each row, or rows joined by slashes"
    )]
    Empty,
    /// A text has too few or too many rows.
    #[error("there are {found} rows: expected {n}")]
    Length {
        /// The number of rows that are written.
        found: usize,
        /// The number of rows of the board.
        n: u32,
    },
    /// The text for a row of a permutation is not a number.
    #[error("row {row} says {found:?}: expected a column number, or 0 for an empty row")]
    NotANumber {
        /// The row from the top, from 1.
        row: usize,
        /// The beginning of what stands there.
        found: String,
    },
    /// The text for a row of a permutation is no column of the board.
    #[error("row {row} says column {found}: expected 1 to {n}, or 0 for an empty row")]
    NotAColumn {
        /// The row from the top, from 1.
        row: usize,
        /// The beginning of the number that stands there.
        found: String,
        /// The number of columns.
        n: u32,
    },
    /// A permutation has digits without separators, where numbers can have two digits.
    #[error("{found:?} has no separators: from n = 10 on, expected numbers joined by dots")]
    NoSeparator {
        /// The beginning of the text.
        found: String,
    },
    /// A row of a FEN has too few or too many squares.
    #[error("row {row} has {found} squares: expected {n}")]
    Width {
        /// The row from the top, from 1.
        row: usize,
        /// The number of squares that are written; the greatest number stands for any above it.
        found: u32,
        /// The number of columns.
        n: u32,
    },
    /// A character that means nothing in a FEN.
    #[error("row {row} says {found:?}: expected Q, A or a number of empty squares")]
    Character {
        /// The row from the top, from 1.
        row: usize,
        /// The character.
        found: char,
    },
    /// A number of empty squares that starts with 0.
    #[error("row {row} has a number that starts with 0: expected 1 or more empty squares")]
    LeadingZero {
        /// The row from the top, from 1.
        row: usize,
    },
    /// Queens and superqueens on one board.
    #[error("row {row} has a {found} among pieces of the other kind: expected pieces of one kind")]
    MixedPieces {
        /// The row from the top, from 1.
        row: usize,
        /// The first piece that differs from those before it.
        found: Piece,
    },
    /// The parts of the request are outside the range of the work's parts.
    #[error("the parts {start}..{end} are not within 0..{all}, the parts of this work")]
    Parts {
        /// The first part.
        start: u64,
        /// The part after the last one.
        end: u64,
        /// The number of parts.
        all: u64,
    },
    /// The number of the share is not below the number of shares.
    #[error("there is no share {share} among {shares}: they are numbered from 0")]
    Share {
        /// The share that was asked for.
        share: u64,
        /// The number of shares.
        shares: u64,
    },
    /// No solution has this number.
    #[error("there is no solution {number} of n = {n}: there are {all}, numbered from 1")]
    Number {
        /// The number that was asked for.
        number: u64,
        /// The number of rows.
        n: u32,
        /// The number of solutions.
        all: u64,
    },
    /// The checkpoint is not one that work on this request leaves.
    #[error("the checkpoint {0}")]
    Checkpoint(String),
}

impl QueensError {
    /// Refuses a number of rows that is not from 1 to `max`.
    pub(super) const fn check_n(n: u64, max: u32) -> Result<(), Self> {
        if n == 0 || n > max as u64 {
            return Err(Self::OutOfRange { n, max });
        }
        Ok(())
    }

    /// A checkpoint from elsewhere than where the search goes.
    pub(super) fn elsewhere() -> Self {
        Self::Checkpoint("goes on in a place where this search cannot have been".to_owned())
    }
}

const TWO: &str = "wherever one queen stands, it attacks every other square";
const THREE: &str = "a queen in the middle attacks every other square, and any other queen leaves two squares, which \
                     attack each other";
