use std::fmt;

use crate::board::Square;
use crate::queens::{Line, Piece};

/// The rule for two queens, beside one in each row and column.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Rule {
    /// Pieces must not attack each other as in chess.
    Chess(Piece),
    /// Pieces must not touch, not even at a corner: the piece moves as a rook and as a king.
    Touch,
}

crate::names::named! {
    /// The kinds of puzzles that are made.
    pub enum Kind ("a kind of puzzle", "complete or regions") {
        /// Some queens are given, and the others are to be found.
        Complete = "complete",
        /// The board is divided into n connected regions, each for one queen.
        Regions = "regions",
    }
}

impl Rule {
    /// The name of the rule, `chess` or `touch`, the same for each piece.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chess(_) => "chess",
            Self::Touch => "touch",
        }
    }

    /// Whether queens may not stand on both of two different squares.
    #[must_use]
    pub const fn excludes(self, a: Square, b: Square) -> bool {
        match self {
            Self::Chess(piece) => Line::between(a, b, piece).is_some(),
            Self::Touch => {
                let (rows, columns) = (a.row.abs_diff(b.row), a.column.abs_diff(b.column));
                matches!((rows, columns), (0, 1..) | (1.., 0) | (1, 1))
            }
        }
    }
}

impl fmt::Display for Rule {
    /// Writes `chess`, `chess for superqueens` or `touch`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chess(Piece::Superqueen) => "chess for superqueens",
            Self::Chess(_) | Self::Touch => self.name(),
        })
    }
}
