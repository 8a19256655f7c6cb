use thiserror::Error;

use super::cut::{cut, pieces};
use crate::board::{Size, Square};
use crate::knight::TourKind;

/// Why there is no tour, or no way to finish one.
///
/// Sizes are there to name squares by.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Error)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Reason {
    /// Colours change at each move, so a closed tour visits as many dark squares as light ones,
    /// and an open one at most one more.
    #[error("there are {dark} dark and {light} light squares, but the colour changes at each move")]
    Colours {
        /// The number of dark squares.
        dark: u64,
        /// The number of light squares.
        light: u64,
    },
    /// There is one square more of one colour, so a tour starts and ends on that colour.
    #[error(
        "there is one {} square more than of the other colour, so a tour starts and ends on that \
         colour, which {} does not have",
        if *.dark { "dark" } else { "light" },
        .square.name(*.size)
    )]
    EndOfOtherColour {
        /// The start or the end.
        square: Square,
        /// Whether the ends of a tour are dark.
        dark: bool,
        /// The size of the board.
        size: Size,
    },
    /// There are as many dark as light squares, so a tour ends on the other colour than it starts.
    #[error(
        "{} and {} are of one colour, but with as many dark as light squares a tour ends on the \
         other colour than it starts",
        .start.name(*.size),
        .end.name(*.size)
    )]
    EndsOfOneColour {
        /// The start.
        start: Square,
        /// The end.
        end: Square,
        /// The size of the board.
        size: Size,
    },
    /// The start is also the end.
    #[error("the tour cannot start and end on {}, as no square is visited twice", .square.name(*.size))]
    EndIsStart {
        /// The square.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// A single square, and a closed tour is asked for.
    #[error("from the only square there is no move, so no tour is closed")]
    SingleSquare,
    /// The board has one or two rows or columns. On one a knight cannot move; on two it never returns to the squares
    /// that it skipped.
    #[error("with one or two rows or columns a knight cannot visit every square")]
    TooNarrow,
    /// A closed tour of a board with four rows or columns. By turns it would visit outer and inner
    /// rows, as well as dark and light squares: so half of the squares never.
    #[error(
        "with four rows or columns a closed tour would alternate between outer and inner ones as \
         it does between colours, and so miss half of the squares"
    )]
    ClosedFourRows,
    /// On boards with four rows or columns, tours start and end in the outer ones.
    #[error(
        "with four rows or columns a tour starts and ends in the outer ones, and {} is not there",
        .square.name(*.size)
    )]
    InnerOfFourRows {
        /// The start or the end.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// Without a few squares the board falls into more pieces than a tour could: a closed tour without k squares is in
    /// at most k pieces, an open one in at most k + 1.
    #[error("{}", falls_apart(*.size, *.kind))]
    FallsApart {
        /// The size of the board.
        size: Size,
        /// The kind of tour that it does not have.
        kind: TourKind,
    },
    /// 3 x 8 has no closed tour, and no argument as short as the others is known.
    #[error("{size} is one of the small boards without such a tour, as a search to the end shows")]
    SmallBoard {
        /// The size of the board.
        size: Size,
    },
    /// A start or end is the common neighbour of two corners that have only one other neighbour
    /// each: each corner is visited from there or is an end itself.
    #[error(
        "the corners {} and {} both need {}, so a tour that starts or ends there must have its \
         other end in one of them",
        .corners[0].name(*.size),
        .corners[1].name(*.size),
        .square.name(*.size)
    )]
    CornersShare {
        /// The start or the end.
        square: Square,
        /// The two corners.
        corners: [Square; 2],
        /// The size of the board.
        size: Size,
    },
    /// On 5 x 5 each tour starts or ends in a corner.
    #[error("on 5x5 each tour starts or ends in a corner")]
    NoCorner,
    /// No simple argument is known: a search has tried everything.
    #[error("everything has been tried, and nothing leads to such a tour")]
    Searched,
    /// The square to end on has been visited, and the tour is not over.
    #[error("{} is where the tour is to end, and it has been visited", .square.name(*.size))]
    EndVisited {
        /// The end.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// The knight's square has no onward move.
    #[error("no move leads on from {}", .square.name(*.size))]
    Stuck {
        /// The knight's square.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// No move leads to a square.
    #[error("no move leads to {}", .square.name(*.size))]
    CutOff {
        /// The square.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// No moves lead from one square to another.
    #[error("no moves lead from {} to {}", .from.name(*.size), .to.name(*.size))]
    Apart {
        /// One square.
        from: Square,
        /// The other.
        to: Square,
        /// The size of the board.
        size: Size,
    },
    /// A closed tour would have to leave a square the way that it came.
    #[error("only one move leads to {}, so a tour that gets there cannot go on", .square.name(*.size))]
    DeadEnd {
        /// The square.
        square: Square,
        /// The size of the board.
        size: Size,
    },
    /// Without one square the others fall into more pieces than a tour could join by it.
    #[error(
        "without {} the other squares fall into {pieces} pieces, and a tour can join only {joined} of them by way of it",
        .square.name(*.size)
    )]
    CutSquare {
        /// The square.
        square: Square,
        /// The pieces into which the others fall.
        pieces: u32,
        /// The pieces that a tour can join by way of the square: one if it is closed or has an end there, else two.
        joined: u32,
        /// The size of the board.
        size: Size,
    },
    /// Squares to which only one move leads are ends of the tour, and there are too many.
    #[error(
        "only one move leads to {}, only one to {}, and there are more such squares than the tour has \
         ends left to choose",
        .squares[0].name(*.size),
        .squares[1].name(*.size)
    )]
    DeadEnds {
        /// Two of the squares.
        squares: [Square; 2],
        /// The size of the board.
        size: Size,
    },
}

impl Reason {
    /// The squares without which the board falls apart, if that is the reason.
    #[must_use]
    pub fn removed(&self) -> Vec<Square> {
        match *self {
            Self::FallsApart { size, kind } => cut(size, kind),
            Self::CutSquare { square, .. } => vec![square],
            _ => Vec::new(),
        }
    }
}

/// The sentence about the pieces of a board. A reason that was read from a text may name any board.
fn falls_apart(size: Size, kind: TourKind) -> String {
    let removed = cut(size, kind);
    if removed.is_empty() {
        return format!("no squares are known without which {size} falls into too many pieces");
    }
    format!(
        "without {} the board falls into {} pieces, and {} tour into at most {}",
        names(&removed, size),
        pieces(size, kind),
        if kind.is_closed() {
            "a closed"
        } else {
            "an open"
        },
        kind.most_pieces(removed.len())
    )
}

fn names(squares: &[Square], size: Size) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_a_reason_that_was_read_ends_for_every_size() {
        let apart = |rows, columns, kind| {
            let size = Size::new(rows, columns).unwrap();
            Reason::FallsApart { size, kind }.to_string()
        };
        assert_eq!(
            apart(3, 4, TourKind::Closed),
            "without b1, b3 the board falls into 3 pieces, and a closed tour into at most 2"
        );
        for (rows, columns) in [(1_000_000, 1_000_000), (3000, 3000), (8, 8)] {
            assert_eq!(
                apart(rows, columns, TourKind::Closed),
                format!(
                    "no squares are known without which {rows}x{columns} falls into too many pieces"
                )
            );
        }
    }
}
