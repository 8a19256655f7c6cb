use thiserror::Error;

use crate::OutOfRange;
use crate::queens::Piece;

/// Why a text is not a permutation or a FEN of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NotationError {
    /// There is nothing to read.
    #[error(
        "there is nothing to read: expected a column number for each row, or rows joined by slashes"
    )]
    Empty,
    /// The board is too small or too large.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// There are too few or too many rows.
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
    /// The board has no such column.
    #[error("row {row} says column {found}: expected 1 to {n}, or 0 for an empty row")]
    Column {
        /// The row from the top, from 1.
        row: usize,
        /// The beginning of the number that stands there.
        found: String,
        /// The number of columns.
        n: u32,
    },
    /// Digits without separators, where numbers can have two digits.
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
}
