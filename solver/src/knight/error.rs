use thiserror::Error;

use super::Step;
use super::unvisited::Unvisited;
use crate::board::{Size, Square, file_name};
use crate::text;

/// Why a board, a path, a request or a checkpoint of the knight's problems is refused. Moves are numbered from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum KnightError {
    /// A hole lies outside the board.
    #[error("row {}, column {} cannot be a hole: expected squares of a board of {size}", text::number(.hole.row), text::number(.hole.column))]
    HoleOutside {
        /// The first hole that is no square of the board.
        hole: Square,
        /// The size of the board.
        size: Size,
    },
    /// All squares of the board are holes.
    #[error("a board of {size} without any square has no tour")]
    NoSquare {
        /// The size of the board.
        size: Size,
    },
    /// The board has more squares than can be gone through.
    #[error("a board of {size} is too large: expected at most {most} squares")]
    TooLarge {
        /// The size of the board.
        size: Size,
        /// The most squares that it may have, holes included.
        most: u64,
    },
    /// Too many squares are left for a search.
    #[error(
        "{left} squares are left on the board of {size}: expected at most {} to search",
        Unvisited::MAX_SEARCHED
    )]
    TooManyLeft {
        /// The number of squares to visit.
        left: u64,
        /// The size of the board.
        size: Size,
    },
    /// A path has no square.
    #[error("a path has at least one square")]
    Empty,
    /// The knight cannot stand where it is to start.
    #[error("the knight cannot start at {}, {}", place(*.start, (0, 0), *.size), why.words(*.size))]
    Start {
        /// The square.
        start: Square,
        /// The size of the board.
        size: Size,
        /// The obstacle on it, never [`Obstacle::Visited`].
        why: Obstacle,
    },
    /// The tour cannot end where it is to end.
    #[error("the knight cannot end at {}, {}", place(*.end, (0, 0), *.size), why.words(*.size))]
    End {
        /// The square.
        end: Square,
        /// The size of the board.
        size: Size,
        /// The obstacle on it, never [`Obstacle::Visited`].
        why: Obstacle,
    },
    /// A closed tour has no end to choose.
    #[error("a closed tour leads back to its start: expected no end")]
    EndOfClosed,
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
        /// Its first square.
        from: Square,
        /// The square on which it is to end.
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
        /// Its first square.
        from: Square,
        /// The move.
        step: Step,
        /// The size of the board.
        size: Size,
        /// The obstacle on the square that it leads to.
        why: Obstacle,
    },
    /// A checkpoint has decisions that the search cannot have made.
    #[error("decision {number} of the checkpoint cannot have been made on this position")]
    Checkpoint {
        /// The number of the decision, from 1.
        number: usize,
    },
    /// The constructed tour failed its check: a bug in this crate.
    #[error("the constructed tour failed its check: a bug in this crate")]
    Mistaken,
}

/// Why a knight cannot go to a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Obstacle {
    /// The square is not on the board.
    OffBoard,
    /// The square is a hole.
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
