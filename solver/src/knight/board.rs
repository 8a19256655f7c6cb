use std::collections::BinaryHeap;

use super::{KnightError, Obstacle, Step};
use crate::board::{BoardError, Size, Square};

/// The largest area that a tour is written down for, or components are listed for.
pub const MAX_AREA: u64 = 1 << 22;

/// A board for a knight: its size and the squares that are missing from it.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::Board;
///
/// // 3 . * .
/// // 2 . . #
/// // 1 N . .
/// //   a b c
/// let size = Size::square(3)?;
/// let board = Board::new(size, vec![Square::from_name("c2", size)?])?;
/// let corner = Square::from_name("a1", size)?;
/// let reached: Vec<_> = board.neighbours(corner).map(|square| square.name(size)).collect();
/// assert_eq!(reached, ["b3"]);
/// assert_eq!(board.area(), 8);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// Sorted, each once.
    holes: Vec<Square>,
}

impl From<Size> for Board {
    /// The board without holes.
    fn from(size: Size) -> Self {
        Self {
            size,
            holes: Vec::new(),
        }
    }
}

impl Board {
    /// The board of n x n squares without holes.
    ///
    /// # Errors
    ///
    /// As [`Size::square`].
    pub fn square(n: u32) -> Result<Self, BoardError> {
        Ok(Self::from(Size::square(n)?))
    }

    /// The board of this size without these squares. A square may be named more than once.
    ///
    /// # Errors
    ///
    /// [`KnightError::HoleOutside`] if a hole is no square of the board.
    pub fn new(size: Size, holes: Vec<Square>) -> Result<Self, KnightError> {
        if let Some(&hole) = holes.iter().find(|&&hole| !size.contains(hole)) {
            return Err(KnightError::HoleOutside { hole, size });
        }
        // A heap sorts as fast as the sort of slices, and its wasm code is a fraction of the size.
        let mut holes = BinaryHeap::from(holes).into_sorted_vec();
        holes.dedup();
        Ok(Self { size, holes })
    }

    /// The number of rows and columns, holes included.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The squares that are missing, row by row from the top.
    #[must_use]
    pub fn holes(&self) -> &[Square] {
        &self.holes
    }

    /// The number of squares that a knight can stand on.
    #[must_use]
    pub fn area(&self) -> u64 {
        self.size.area() - self.holes.len() as u64
    }

    /// Whether a knight can stand there: on the board, and not on a hole.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        self.size.contains(square) && self.holes.binary_search(&square).is_err()
    }

    /// Why a knight cannot stand there.
    pub(super) fn obstacle(&self, square: Square) -> Option<Obstacle> {
        if !self.size.contains(square) {
            Some(Obstacle::OffBoard)
        } else if self.contains(square) {
            None
        } else {
            Some(Obstacle::Hole)
        }
    }

    /// The squares that a knight can stand on, row by row from the top.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.size.squares().filter(|&square| self.contains(square))
    }

    /// The squares one move away, in the order of [`Step::ALL`].
    pub fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> {
        Step::ALL
            .into_iter()
            .filter_map(move |step| step.taken_from(square, self.size))
            .filter(|&to| self.contains(to))
    }

    /// The number of squares one move away, 0 to 8.
    #[must_use]
    pub fn degree(&self, square: Square) -> usize {
        self.neighbours(square).count()
    }

    /// The squares by components: within each a knight can go from any square to any other, and from one to another it
    /// cannot. Proportional to the area.
    ///
    /// # Errors
    ///
    /// [`KnightError::TooLarge`] for a board of more than [`MAX_AREA`] squares.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_solver::knight::Board;
    ///
    /// // 3 1 1 1
    /// // 2 1 2 1
    /// // 1 1 1 1
    /// //   a b c
    /// let components: Vec<usize> = Board::square(3)?.components()?.iter().map(Vec::len).collect();
    /// assert_eq!(components, [8, 1]);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn components(&self) -> Result<Vec<Vec<Square>>, KnightError> {
        let (size, most) = (self.size, MAX_AREA);
        if size.area() > most {
            return Err(KnightError::TooLarge { size, most });
        }
        let mut reached = vec![false; size.area() as usize];
        let mut is_new =
            |square| !std::mem::replace(&mut reached[size.index(square) as usize], true);
        let mut pieces = Vec::new();
        for first in self.squares() {
            if !is_new(first) {
                continue;
            }
            let mut piece = vec![first];
            let mut next = 0;
            while let Some(&square) = piece.get(next) {
                next += 1;
                piece.extend(self.neighbours(square).filter(|&to| is_new(to)));
            }
            pieces.push(piece);
        }
        Ok(pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chess_board_has_168_pairs_of_neighbours() {
        let board = Board::from(Size::square(8).unwrap());
        let ends: usize = board.squares().map(|square| board.degree(square)).sum();
        assert_eq!(ends, 2 * 168);
    }

    #[test]
    fn components_of_a_board_that_is_too_large_are_refused() {
        let size = Size::square(1_000_000).unwrap();
        let refused = KnightError::TooLarge {
            size,
            most: MAX_AREA,
        };
        assert_eq!(Board::from(size).components(), Err(refused));
    }

    #[test]
    fn a_hole_outside_is_refused() {
        let size = Size::new(3, 4).unwrap();
        let hole = Square::new(3, 0);
        assert_eq!(
            Board::new(size, vec![hole]),
            Err(KnightError::HoleOutside { hole, size })
        );
    }

    #[test]
    fn a_hole_named_twice_is_one_hole() {
        let hole = Square::new(1, 1);
        let board = Board::new(Size::square(3).unwrap(), vec![hole, hole]).unwrap();
        assert_eq!(board.area(), 8);
        assert!(!board.contains(hole));
    }
}
