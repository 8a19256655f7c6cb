use thiserror::Error;

use super::{House, Inference};
use crate::board::Square;

crate::names::named! {
    /// The reasons that a step of a proof can have: the deductions of this module, and the attack of a queen that stands.
    ///
    /// Some are special cases of others: what follows by `line` follows by `group` and by `common`, and what follows by
    /// `common` by `refutation`. So a step has several reasons that are right.
    pub enum Reason ("a reason", "attack, single, line, common, group or refutation") {
        /// A queen that stands excludes the square.
        Attack = "attack",
        /// The square is the only open one of a row, column or region: a queen stands there.
        Single = "single",
        /// All open squares of a row, column or region lie in a single one of another sort: its other squares are crossed
        /// out.
        Line = "line",
        /// A queen on the square would leave a row, column or region without an open square.
        Common = "common",
        /// All open squares of k rows, columns or regions lie in k of another sort: the other squares of these are crossed
        /// out.
        Group = "group",
        /// A queen on the square would force others, in at most three rounds, until a row, column or region had no open
        /// square.
        Refutation = "refutation",
    }
}

impl Reason {
    /// Whether all that follows by another reason follows by this one, too.
    #[must_use]
    pub const fn includes(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Attack, Self::Attack)
                | (Self::Single, Self::Single)
                | (Self::Line, Self::Line)
                | (Self::Common, Self::Line | Self::Common)
                | (Self::Group, Self::Line | Self::Group)
                | (
                    Self::Refutation,
                    Self::Line | Self::Common | Self::Refutation
                )
        )
    }
}

/// A step that a solver makes, without its reason.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// A queen stands on this square.
    Queen(Square),
    /// No queens stand on these squares.
    Crosses(Vec<Square>),
}

/// Why a step does not follow from a position by a reason.
///
/// It names the first square of the step that does not follow. About the solution it says nothing: the step may be right.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The step has no square, or one that the puzzle does not have.
    #[error("the step has no square, or one that is not on the board")]
    NoSquare,
    /// The queens of the position exclude each other, or a row, column or region has neither a queen nor an open square: from
    /// there no step is proved.
    #[error("the position has no solution")]
    Contradiction,
    /// A queen stands on the square.
    #[error("a queen stands on the square")]
    Queen {
        /// The square.
        square: Square,
    },
    /// The square of the queen is not open.
    #[error("the square is crossed out, or a queen excludes it")]
    Closed {
        /// The square.
        square: Square,
        /// A queen that excludes it; `None` if it is crossed out.
        queen: Option<Square>,
    },
    /// The reason places a queen, and the step crosses squares out.
    #[error("the reason places a queen")]
    Places,
    /// The reason crosses squares out, and the step places a queen.
    #[error("the reason crosses squares out")]
    Crosses,
    /// No queen excludes the square.
    #[error("no queen excludes the square")]
    Unattacked {
        /// The square.
        square: Square,
    },
    /// Each row, column and region of the square has another open square.
    #[error("each row, column and region of the square has another open square")]
    Others {
        /// The square.
        square: Square,
        /// Its row, column and region, each with its first other open square.
        others: Vec<(House, Square)>,
    },
    /// No row, column or region lies within one of the square.
    #[error("no row, column or region lies within one of the square")]
    Beyond {
        /// The square.
        square: Square,
        /// The one that comes nearest to it, with the one of the square in which it would have to lie, and its first open
        /// square outside; `None` if there is nothing near.
        nearest: Option<(House, House, Square)>,
    },
    /// No k rows, columns or regions that lie within k of another sort exclude the square.
    #[error("no rows, columns or regions that lie within as many others exclude the square")]
    NoGroup {
        /// The square.
        square: Square,
    },
    /// A queen on the square leaves each row, column and region an open square.
    #[error("a queen on the square leaves each row, column and region an open square")]
    Left {
        /// The square.
        square: Square,
        /// The queens that it would force, as far as the reason looks.
        follows: Vec<Square>,
        /// The row, column or region with the fewest open squares then, and the first of these; `None` if all have a
        /// queen then.
        narrowest: Option<(House, Square)>,
    },
}

impl Inference {
    /// The reason of its step; `None` of [`Inference::Impossible`], which is no step.
    #[must_use]
    pub const fn reason(&self) -> Option<Reason> {
        Some(match self {
            Self::Excluded { .. } => Reason::Attack,
            Self::Last { .. } => Reason::Single,
            Self::Within { houses, .. } if houses.len() == 1 => Reason::Line,
            Self::Within { .. } => Reason::Group,
            Self::Common { .. } => Reason::Common,
            Self::Refuted { .. } => Reason::Refutation,
            Self::Impossible { .. } => return None,
        })
    }
}
