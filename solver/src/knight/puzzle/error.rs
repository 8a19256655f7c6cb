use thiserror::Error;

use super::{MAX_GRADE, MAX_SIDE, MIN_MADE_SIDE};
use crate::board::{Size, Square};
use crate::knight::{KnightError, NoTour};
use crate::text;

/// Why something is no puzzle, or why none is made.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// The board is too large.
    #[error("a board of {size} is too large: expected sides of at most {MAX_SIDE}")]
    Large {
        /// The size of the board.
        size: Size,
    },
    /// The board is too small for a puzzle that is made.
    #[error("a board of {size} is too small: expected sides from {MIN_MADE_SIDE} to {MAX_SIDE}")]
    Small {
        /// The size of the board.
        size: Size,
    },
    /// A number that no square of the tour has.
    #[error("number {number} is out of range: expected 1 to {most}")]
    Number {
        /// The number.
        number: u32,
        /// The number of squares.
        most: u32,
    },
    /// The board has no such square.
    #[error("row {}, column {} is no square of the board of {size}", text::number(.square.row), text::number(.square.column))]
    Square {
        /// The square.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// A number is given on two squares.
    #[error("number {number} is given twice")]
    NumberTwice {
        /// The number.
        number: u32,
    },
    /// Two numbers are given on one square.
    #[error("{} has two numbers", .square.name(*.size))]
    SquareTwice {
        /// The square.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// The grade is not one of those that exist.
    #[error("grade {grade} is out of range: expected 1 to {MAX_GRADE}")]
    Grade {
        /// The grade that was asked for.
        grade: u8,
    },
    /// So many numbers are not given in a puzzle.
    #[error("{numbers} given numbers are out of range: expected 1 to {most}, half of the squares")]
    Numbers {
        /// The number that was asked for.
        numbers: u32,
        /// Half of the squares.
        most: u32,
    },
    /// No such puzzle has been found, which proves nothing.
    #[error(
        "no such puzzle was found in {attempts} attempts: expected more given numbers, another grade or another seed"
    )]
    NotFound {
        /// The number of tours that were tried.
        attempts: u32,
    },
    /// The holes are not on the board.
    #[error(transparent)]
    Board(#[from] KnightError),
    /// The board has no such tour.
    #[error(transparent)]
    NoTour(#[from] NoTour),
}
