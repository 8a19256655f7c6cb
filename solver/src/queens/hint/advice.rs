use super::{Forbidden, Refutation, Tier};
use crate::board::Square;
use crate::queens::completion::NoCompletion;
use crate::queens::{Conflict, Unit};

/// A hint: a mistake in a position, or a conclusion from it.
///
/// It is of another tier than was asked for if that tier has nothing to say: a mistake comes before everything else, and
/// otherwise a tier that has nothing to say gives way to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Hint {
    /// Pieces attack each other.
    Conflicts {
        /// All pairs that do, in ascending order.
        conflicts: Vec<Conflict>,
        /// The piece that takes part in all of them, if there is only one such piece.
        culprit: Option<Square>,
    },
    /// No pieces attack each other, but the position has no completion.
    DeadEnd {
        /// Why it has none.
        reason: NoCompletion,
        /// The pieces that alone prevent a completion: if you remove one of them, there is a completion. If the list is
        /// empty, more than one piece is wrong, or the search gave up.
        culprits: Vec<Square>,
    },
    /// Squares are forbidden.
    Forbidden(Forbidden),
    /// A square must hold a piece: all other squares of a row or column are out of the question.
    Forced {
        /// The square that must hold a piece.
        square: Square,
        /// The row or column that makes this square necessary: its attacked squares, each with an attacking piece, and
        /// its other squares, which are `square` and the refuted ones.
        because: Forbidden,
        /// Why a piece on each other free square would leave some row or column without a square.
        /// Empty if there is no other free square.
        refutations: Vec<Refutation>,
    },
    /// A square of some completion.
    Reveal {
        /// The square.
        square: Square,
        /// The row or column that leaves the least choice, to which it belongs.
        unit: Unit,
    },
    /// The position is a solution.
    Solved,
    /// The search for a completion gave up, so there is no hint.
    Unknown,
}

impl Hint {
    /// The tier of the hint; `None` if the position is a solution or the search gave up.
    #[must_use]
    pub const fn tier(&self) -> Option<Tier> {
        match self {
            Self::Conflicts { .. } | Self::DeadEnd { .. } => Some(Tier::Mistake),
            Self::Forbidden(_) => Some(Tier::Forbidden),
            Self::Forced { .. } => Some(Tier::Forced),
            Self::Reveal { .. } => Some(Tier::Reveal),
            Self::Solved | Self::Unknown => None,
        }
    }
}
