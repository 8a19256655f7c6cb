use thiserror::Error;

use super::Duel;
use crate::board::{Size, Square};

/// Why there is no such game, or no such move in it.
///
/// Moves count from 1, and the square on which the knight begins is the first.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DuelError {
    /// The board has too many squares.
    #[error(
        "a board of {size} is too large: expected at most {} squares",
        Duel::MAX_AREA
    )]
    Area {
        /// The board's size.
        size: Size,
    },
    /// The knight cannot stand there.
    #[error("square {number}, {}, is no square of the board, or a hole", .square.name(*.size))]
    Missing {
        /// Which square of the path it is, from 1.
        number: usize,
        /// The square.
        square: Square,
        /// The board's size.
        size: Size,
    },
    /// The knight has been there.
    #[error("square {number}, {}, has been visited before", .square.name(*.size))]
    Visited {
        /// Which square of the path it is, from 1.
        number: usize,
        /// The square.
        square: Square,
        /// The board's size.
        size: Size,
    },
    /// The knight cannot get there in one move.
    #[error("square {number}, {}, is not a knight's move from {}", .square.name(*.size), .from.name(*.size))]
    NotAMove {
        /// Which square of the path it is, from 1.
        number: usize,
        /// The square.
        square: Square,
        /// The square before it.
        from: Square,
        /// The board's size.
        size: Size,
    },
}
