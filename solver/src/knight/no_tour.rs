use thiserror::Error;

use super::MAX_AREA;
use crate::board::Size;
use crate::knight::{KnightError, Reason};

/// The reason why no tour is returned, or why none is known to exist.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum NoTour {
    /// The request makes no sense on the board.
    #[error(transparent)]
    Request(#[from] KnightError),
    /// No such tour exists.
    #[error(transparent)]
    Impossible(Reason),
    /// The board is too large to write a tour down.
    #[error("a tour of {size} is too long to write down: expected at most {MAX_AREA} squares")]
    TooLarge {
        /// The size of the board.
        size: Size,
    },
    /// The search has reached its limit without an answer, or there was no search. A [`Finish`](crate::knight::Finish)
    /// has no limit.
    #[error("whether there is a tour has not been found out within {steps} steps")]
    Undecided {
        /// The steps that the search took.
        steps: u64,
    },
    /// The constructed tour failed its check: a bug in this crate.
    #[error("the constructed tour failed its check: a bug in this crate")]
    Mistaken,
}
