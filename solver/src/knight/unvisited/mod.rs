//! The squares left to visit, with the ends of the path through them.

mod refutation;
mod search;

pub(in crate::knight) use search::TourSearch;

use super::circuit::Outcome;
use super::{Board, KnightError, Step};
use crate::board::{Size, Square};

/// Squares that are all to be visited, on a circuit or on a path.
///
/// The knight's own square and a required end are among them.
#[derive(Clone, Debug)]
pub struct Unvisited {
    size: Size,
    shape: Shape,
    squares: Vec<Square>,
    /// To each square of the board, row by row, its number among the squares; [`Unvisited::NOT`] if it
    /// is not among them.
    numbers: Vec<u32>,
}

/// The shape of the path through the squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    Circuit,
    /// A path; its ends are given or not.
    Path([Option<Square>; 2]),
}

impl Unvisited {
    const NOT: u32 = u32::MAX;

    /// The most squares that a search visits, beside where the knight stands and where a closed tour leads back to.
    pub const MAX_SEARCHED: u64 = 4096;

    /// # Errors
    ///
    /// When more squares are left to visit than are searched.
    pub const fn ensure_searchable(left: u64, size: Size) -> Result<(), KnightError> {
        if left > Self::MAX_SEARCHED {
            return Err(KnightError::TooManyLeft { left, size });
        }
        Ok(())
    }

    /// The steps of a search that cannot be cancelled: some tenths of a second for any number of squares.
    pub fn steps_at_once(&self) -> u64 {
        /// A step takes time in proportion to the squares, some 30 nanoseconds each.
        const SQUARES: u64 = 6_000_000;
        SQUARES / (self.squares.len() as u64).max(64)
    }

    /// The whole board, on a circuit.
    pub fn circuit(board: &Board) -> Self {
        Self::new(board.size(), Shape::Circuit, board.squares().collect())
    }

    /// The whole board, on a path.
    pub fn path(board: &Board, start: Option<Square>, end: Option<Square>) -> Self {
        let shape = Shape::Path([start, end]);
        Self::new(board.size(), shape, board.squares().collect())
    }

    pub fn new(size: Size, shape: Shape, squares: Vec<Square>) -> Self {
        let mut numbers = vec![Self::NOT; size.area() as usize];
        for (square, number) in squares.iter().zip(0..) {
            numbers[size.index(*square) as usize] = number;
        }
        Self {
            size,
            shape,
            squares,
            numbers,
        }
    }

    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    fn number(&self, square: Square) -> Option<u32> {
        let number = self.numbers[self.size.index(square) as usize];
        (number != Self::NOT).then_some(number)
    }

    fn neighbours(&self, square: Square) -> impl Iterator<Item = u32> {
        Step::ALL
            .into_iter()
            .filter_map(move |step| step.taken_from(square, self.size))
            .filter_map(|to| self.number(to))
    }

    /// The squares of a path through all, in order, if there is one. The search has no limit.
    pub fn into_path(self) -> Option<Vec<Square>> {
        if self.squares.len() < 3 {
            return self.few();
        }
        let mut search = TourSearch::new(self)?;
        search.advance(u64::MAX);
        matches!(search.outcome(), Outcome::Found).then(|| search.path())
    }

    /// The path over one or two squares, which are too few for a search.
    pub fn few(&self) -> Option<Vec<Square>> {
        let Shape::Path([start, end]) = self.shape else {
            return None;
        };
        if self.squares.len() > 2 {
            return None;
        }
        let mut squares = self.squares.clone();
        if squares.len() == 1 {
            return Some(squares);
        }
        if start == Some(squares[1]) || end == Some(squares[0]) {
            squares.reverse();
        }
        let fits = Step::between(squares[0], squares[1]).is_some()
            && start.is_none_or(|start| start == squares[0])
            && end.is_none_or(|end| end == squares[1]);
        fits.then_some(squares)
    }
}
