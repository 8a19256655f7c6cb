use thiserror::Error;

use super::{Board, MAX_AREA, TourKind};
use crate::board::{Size, Square};

/// Which tours of a board are asked for.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::knight::{TourKind, TourRequest};
///
/// let from_corner = TourRequest::open().from(Square::new(0, 0));
/// let to_neighbour = from_corner.to(Square::new(0, 1));
/// assert_eq!(to_neighbour.start, Some(Square::new(0, 0)));
/// assert_eq!(TourRequest::closed().kind, TourKind::Closed);
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TourRequest {
    /// Where the tour is to start; anywhere, if none.
    pub start: Option<Square>,
    /// Where the tour is to end; anywhere, if none. A closed tour takes none.
    pub end: Option<Square>,
    /// Whether the last square is to be a move from the first.
    pub kind: TourKind,
}

/// Why a request makes no sense on a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum RequestError {
    /// The start is off the board or a hole.
    #[error("the tour cannot start at {}: expected a square of the board of {size} that is no hole", place(*.start, *.size))]
    Start {
        /// The square.
        start: Square,
        /// The size of the board.
        size: Size,
    },
    /// The end is off the board or a hole.
    #[error("the tour cannot end at {}: expected a square of the board of {size} that is no hole", place(*.end, *.size))]
    End {
        /// The square.
        end: Square,
        /// The size of the board.
        size: Size,
    },
    /// The board has holes and is too large for its squares to be gone through.
    #[error("a board of {size} with holes is too large: expected at most {MAX_AREA} squares")]
    TooLarge {
        /// The size of the board.
        size: Size,
    },
    /// A closed tour has no end to choose.
    #[error("a closed tour leads back to its start: expected no end")]
    EndOfClosed,
    /// All squares of the board are holes.
    #[error("a board of {size} without any square has no tour")]
    NoSquare {
        /// The size of the board.
        size: Size,
    },
}

impl TourRequest {
    /// Any open tour; closed ones count among them.
    #[must_use]
    pub const fn open() -> Self {
        Self {
            start: None,
            end: None,
            kind: TourKind::Open,
        }
    }

    /// Any closed tour.
    #[must_use]
    pub const fn closed() -> Self {
        Self {
            kind: TourKind::Closed,
            ..Self::open()
        }
    }

    /// The same from this square.
    #[must_use]
    pub const fn from(self, start: Square) -> Self {
        Self {
            start: Some(start),
            ..self
        }
    }

    /// The same to this square.
    #[must_use]
    pub const fn to(self, end: Square) -> Self {
        Self {
            end: Some(end),
            ..self
        }
    }

    pub(in crate::knight) fn check(&self, board: &Board) -> Result<(), RequestError> {
        let size = board.size();
        if board.area() == 0 {
            return Err(RequestError::NoSquare { size });
        }
        if !board.holes().is_empty() && size.area() > MAX_AREA {
            return Err(RequestError::TooLarge { size });
        }
        if let Some(start) = self.start.filter(|&start| !board.contains(start)) {
            return Err(RequestError::Start { start, size });
        }
        if let Some(end) = self.end.filter(|&end| !board.contains(end)) {
            return Err(RequestError::End { end, size });
        }
        if self.kind.is_closed() && self.end.is_some() {
            return Err(RequestError::EndOfClosed);
        }
        Ok(())
    }
}

/// The name of a square, or its row and column if it is off the board.
fn place(square: Square, size: Size) -> String {
    if size.contains(square) {
        return square.name(size);
    }
    let [row, column] = [square.row, square.column].map(|index| u64::from(index) + 1);
    format!("row {row}, column {column}")
}
