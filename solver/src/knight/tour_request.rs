use super::{Board, KnightError, MAX_AREA, TourKind};
use crate::board::Square;

/// A request for a tour of a board.
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
    /// The square on which the tour is to start; any square, if none.
    pub start: Option<Square>,
    /// The square on which the tour is to end; any square, if none. A closed tour takes none.
    pub end: Option<Square>,
    /// Whether the last square is to be a move from the first.
    pub kind: TourKind,
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

    pub(in crate::knight) fn check(&self, board: &Board) -> Result<(), KnightError> {
        let size = board.size();
        if board.area() == 0 {
            return Err(KnightError::NoSquare { size });
        }
        if !board.holes().is_empty() && size.area() > MAX_AREA {
            let most = MAX_AREA;
            return Err(KnightError::TooLarge { size, most });
        }
        let obstacle = |square: Option<Square>| Some((square?, board.obstacle(square?)?));
        if let Some((start, why)) = obstacle(self.start) {
            return Err(KnightError::Start { start, size, why });
        }
        if let Some((end, why)) = obstacle(self.end) {
            return Err(KnightError::End { end, size, why });
        }
        if self.kind.is_closed() && self.end.is_some() {
            return Err(KnightError::EndOfClosed);
        }
        Ok(())
    }
}
