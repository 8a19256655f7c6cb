use thiserror::Error;

use super::{Size, file_name};

/// Why there is no such board, or no such square of it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BoardError {
    /// The board is too small or too large.
    #[error(
        "{rows}x{columns} is out of range: expected 1 to {} rows and columns",
        Size::MAX_SIDE
    )]
    OutOfRange {
        /// The rows that were asked for.
        rows: u32,
        /// The columns that were asked for.
        columns: u32,
    },
    /// The text does not have the form of a size.
    #[error(
        "{found:?} is not a size: expected rows x columns, each 1 to {}, such as 8x8",
        Size::MAX_SIDE
    )]
    NotASize {
        /// The beginning of the text.
        found: String,
    },
    /// The text does not have the form of a square's name.
    #[error("{found:?} is not a square: expected a file letter and a rank number, such as a1")]
    NotASquare {
        /// The beginning of the text.
        found: String,
    },
    /// The board has no square of this name.
    #[error(
        "{found} is off the board: expected a square from a1 to {}{}",
        file_name(size.columns() - 1),
        size.rows()
    )]
    Outside {
        /// The beginning of the name.
        found: String,
        /// The size of the board.
        size: Size,
    },
}
