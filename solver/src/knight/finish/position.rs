use crate::board::{Size, Square};
use crate::knight::path::Visited;
use crate::knight::unvisited::{Shape, Unvisited};
use crate::knight::{Board, KnightError, Path, Reason, TourKind, TourRequest};

/// A path that has been begun, and what tour it is to become.
///
/// The fields are plain data, also when they are deserialised: a position that is not valid is
/// refused when the work is to start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Position {
    /// The size of the board.
    pub size: Size,
    /// The squares that are missing from it.
    pub holes: Vec<Square>,
    /// The squares visited so far, in order. If there are none, the tour may start anywhere.
    pub path: Vec<Square>,
    /// The square on which the tour is to end; any square, if none. A closed tour takes none.
    pub end: Option<Square>,
    /// Whether the last square is to be a move from the first.
    pub kind: TourKind,
}

impl Position {
    /// The empty board of this size, for any open tour.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self {
            size,
            holes: Vec::new(),
            path: Vec::new(),
            end: None,
            kind: TourKind::Open,
        }
    }

    /// The same with these squares visited.
    #[must_use]
    pub fn after(self, path: Vec<Square>) -> Self {
        Self { path, ..self }
    }

    /// The same with these squares missing from the board.
    #[must_use]
    pub fn without(self, holes: Vec<Square>) -> Self {
        Self { holes, ..self }
    }

    /// The same for a tour that ends on this square.
    #[must_use]
    pub fn to(self, end: Square) -> Self {
        Self {
            end: Some(end),
            ..self
        }
    }

    /// The same for a closed tour.
    #[must_use]
    pub fn closed(self) -> Self {
        Self {
            kind: TourKind::Closed,
            ..self
        }
    }

    /// The board, if all is as it should be.
    pub(super) fn board(&self) -> Result<Board, KnightError> {
        let board = Board::new(self.size, self.holes.clone())?;
        if !self.path.is_empty() {
            Path::new(&board, self.path.clone())?;
        }
        self.request().check(&board)?;
        Ok(board)
    }

    /// The request that the position makes, if at most the start has been visited.
    pub(super) fn request(&self) -> TourRequest {
        TourRequest {
            start: self.path.first().copied(),
            end: self.end,
            kind: self.kind,
        }
    }

    /// The squares that are left to visit, with the path through them that is asked for; or, if the
    /// end has been visited before, why there is none.
    pub(super) fn rest(&self, board: &Board) -> Result<Unvisited, Reason> {
        let (Some(&first), Some(&last)) = (self.path.first(), self.path.last()) else {
            return Ok(self.unbegun(board));
        };
        if self.path.len() == 1 && self.kind.is_closed() {
            return Ok(Unvisited::circuit(board));
        }
        let size = self.size;
        let mut visited = Visited::new(size, self.path.len());
        for &square in &self.path {
            visited.insert(square);
        }
        let mut squares: Vec<Square> = board
            .squares()
            .filter(|&square| !visited.contains(square))
            .collect();
        let is_closed = self.kind.is_closed();
        let end = if is_closed { Some(first) } else { self.end };
        if let Some(square) = self.end.filter(|&end| visited.contains(end))
            && !(squares.is_empty() && square == last)
        {
            return Err(Reason::EndVisited { square, size });
        }
        squares.push(last);
        squares.extend(end.filter(|_| is_closed));
        Ok(Unvisited::new(
            size,
            Shape::Path([Some(last), end]),
            squares,
        ))
    }

    fn unbegun(&self, board: &Board) -> Unvisited {
        if self.kind.is_closed() {
            Unvisited::circuit(board)
        } else {
            Unvisited::path(board, None, self.end)
        }
    }

    /// The squares that complete the path of the position, of a path through the rest.
    pub(super) fn completion(&self, mut path: Vec<Square>) -> Vec<Square> {
        let Some(&last) = self.path.last() else {
            return path;
        };
        if self.kind.is_closed() && self.path.len() > 1 {
            // The path leads back to the first square of the position.
            path.pop();
        } else if self.kind.is_closed() {
            let at = path.iter().position(|&square| square == last).unwrap_or(0);
            path.rotate_left(at);
        }
        path.remove(0);
        path
    }
}
