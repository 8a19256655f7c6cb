use thiserror::Error;

use crate::board::Size;
use crate::knight::rest::Rest;
use crate::knight::{BoardError, NoTour, PathError, RequestError};

/// Why a position, or a checkpoint of the work on it, is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FinishError {
    /// There is no such board.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The squares are no path.
    #[error(transparent)]
    Path(#[from] PathError),
    /// The ends that are asked for make no sense.
    #[error(transparent)]
    Request(#[from] RequestError),
    /// Too many squares are left to be searched.
    #[error(
        "{left} squares are left on the board of {size}: expected at most {} to search",
        Rest::MAX_SEARCHED
    )]
    TooLarge {
        /// The number of squares to visit.
        left: u64,
        /// The size of the board.
        size: Size,
    },
    /// The tour that would be the answer was not found, although there is one.
    #[error(transparent)]
    Tour(NoTour),
    /// A checkpoint has decisions that the search cannot have made.
    #[error("decision {number} of the checkpoint cannot have been made on this position")]
    Checkpoint {
        /// The number of the decision, from 1.
        number: usize,
    },
}
