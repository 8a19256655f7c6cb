use thiserror::Error;

use bezzel_solver::board::Square;
use bezzel_solver::queens::Conflict;
use bezzel_solver::text::number as counted;

/// A fault of a position or a tour that a program has printed.
///
/// Rows and columns are counted as on the board, from the top and from the left, however the program numbers them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Error, serde::Serialize, serde::Deserialize)]
#[non_exhaustive]
pub enum Fault {
    /// The position has too few or too many rows, queens or squares.
    #[error("{found} are printed: expected {expected}")]
    Length {
        /// The number of printed entries.
        found: u64,
        /// The right number of entries.
        expected: u64,
    },
    /// The last row is left out; nothing else is wrong.
    #[error("the last row is left out")]
    LastRow,
    /// A row has no queen.
    #[error("row {} has no queen", counted(*.row))]
    NoQueen {
        /// The row, from 0.
        row: u32,
    },
    /// A number that no column, or no row, has.
    #[error("row {} says {found}: expected {from} to {to}", counted(*.row))]
    Outside {
        /// The row, from 0.
        row: u32,
        /// The number that is printed.
        found: u32,
        /// The first column's number in this output, 0 or 1.
        from: u32,
        /// The last column's number.
        to: u32,
    },
    /// Two queens attack each other.
    #[error("the queens of rows {} and {} attack each other ({})", counted(.0.a.row), counted(.0.b.row), .0.line)]
    Conflict(Conflict),
    /// No square of a tour has this number.
    #[error("no square has the number {number}")]
    NoSquare {
        /// The number that is looked for, as the program counts.
        number: u32,
    },
    /// The knight visits a square twice.
    #[error("visit {number} is to a square that was visited before: row {}, column {}", counted(.square.row), counted(.square.column))]
    Visited {
        /// The number of the second visit, from 1.
        number: u32,
        /// The square.
        square: Square,
    },
    /// Two squares that follow each other are not a knight move apart.
    #[error(
        "move {number} is not one of a knight: from row {}, column {} to row {}, column {}",
        counted(.from.row), counted(.from.column), counted(.to.row), counted(.to.column)
    )]
    NotAMove {
        /// The number of the move, from 1.
        number: u32,
        /// The start of the move.
        from: Square,
        /// The end of the move.
        to: Square,
    },
}
