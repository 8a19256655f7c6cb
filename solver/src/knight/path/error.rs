use thiserror::Error;

use crate::board::{Size, Square, file_name};
use crate::knight::Step;

/// Why squares or digits are not the path of a knight. Moves are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PathError {
    /// There is no square.
    #[error("a path has at least one square")]
    Empty,
    /// The knight cannot stand where it is to start.
    #[error("the path cannot start at {}, {}", place(*.start, (0, 0), *.size), why.words(*.size))]
    Start {
        /// The square.
        start: Square,
        /// The size of the board.
        size: Size,
        /// What is wrong with it, never [`Obstacle::Visited`].
        why: Obstacle,
    },
    /// A character is no digit of a move.
    #[error("move {number} is written as {found:?}: expected a digit from 0 to 7")]
    Digit {
        /// The number of the move, from 1.
        number: usize,
        /// The character.
        found: char,
    },
    /// Two squares that follow each other are not a knight's move apart.
    #[error("move {number} leads from {} to {}, which is no move of a knight", .from.name(*.size), .to.name(*.size))]
    NoStep {
        /// The number of the move, from 1.
        number: usize,
        /// Where it begins.
        from: Square,
        /// Where it is to end.
        to: Square,
        /// The size of the board.
        size: Size,
    },
    /// A move leads where the knight cannot stand, or has been.
    #[error(
        "move {number} (digit {}) leads from {} to {}, {}",
        .step.digit(),
        .from.name(*.size),
        place(*.from, .step.offset(), *.size),
        why.words(*.size)
    )]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// Where it begins.
        from: Square,
        /// The move.
        step: Step,
        /// The size of the board.
        size: Size,
        /// What is wrong with the square that it leads to.
        why: Obstacle,
    },
}

/// Why a knight cannot go to a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// It is not on the board.
    OffBoard,
    /// It is missing from the board.
    Hole,
    /// The path has been there.
    Visited,
}

impl Obstacle {
    fn words(self, size: Size) -> String {
        match self {
            Self::OffBoard => format!("off the board of {size}"),
            Self::Hole => "a hole of the board".to_owned(),
            Self::Visited => "which has been visited".to_owned(),
        }
    }
}

/// The name of a place that may lie off the board: left of it there are no names of files.
fn place(from: Square, (down, right): (i32, i32), size: Size) -> String {
    let row = i64::from(from.row) + i64::from(down);
    let column = i64::from(from.column) + i64::from(right);
    let rank = i64::from(size.rows()) - row;
    match u32::try_from(column) {
        Ok(column) => format!("{}{rank}", file_name(column)),
        Err(_) => format!("rank {rank}, {} left of file a", -column),
    }
}
