use std::fmt;

use super::QueensError;
use super::bits::{bits, lowest_bits};
use crate::board::{Size, Square, Symmetry};

/// A set of occupied squares of an n x n board, n from 1 to [`Placement::MAX_N`].
///
/// All pieces are of one kind, which is kept beside the placement and not in it.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Square;
/// use bezzel_solver::queens::Placement;
///
/// let mut board = Placement::from_columns(&[2, 4, 0, 3])?;
/// assert_eq!(board.to_string(), "\
/// . 1 . .
/// . . . 1
/// . . . .
/// . . 1 .");
///
/// assert!(board.insert(Square::new(2, 0)));
/// assert_eq!(board.len(), 4);
/// assert_eq!(board.columns(), Some(vec![2, 4, 1, 3]));
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Placement {
    rows: Box<[u64]>,
}

impl Placement {
    /// The largest n.
    pub const MAX_N: u32 = 64;

    /// The n x n board without a piece.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless n is 1 to [`Placement::MAX_N`].
    pub fn empty(n: u32) -> Result<Self, QueensError> {
        QueensError::check_n(n.into(), Self::MAX_N)?;
        Ok(Self {
            rows: vec![0; n as usize].into(),
        })
    }

    /// The board with at most one piece in each row: `columns` gives, from the top, the column
    /// of each row's piece from 1, or 0 for an empty row.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless there are 1 to [`Placement::MAX_N`] rows,
    /// [`QueensError::Column`] if a column is greater than the number of rows.
    pub fn from_columns(columns: &[u8]) -> Result<Self, QueensError> {
        Self::of_columns(columns.iter().map(|&column| column.into()))
    }

    fn of_columns(columns: impl ExactSizeIterator<Item = u32>) -> Result<Self, QueensError> {
        QueensError::check_n(columns.len() as u64, Self::MAX_N)?;
        let n = columns.len() as u32;
        let mut placement = Self::empty(n)?;
        for (row, (bits, column)) in (1..).zip(placement.rows.iter_mut().zip(columns)) {
            if column > n {
                return Err(QueensError::Column { row, column, n });
            }
            if column > 0 {
                *bits = 1 << (column - 1);
            }
        }
        Ok(placement)
    }

    /// The squares of row masks that fit the board.
    pub(super) fn from_rows(rows: Box<[u64]>) -> Self {
        debug_assert!((1..=Self::MAX_N as usize).contains(&rows.len()));
        debug_assert!(
            rows.iter()
                .all(|&row| row & !lowest_bits(rows.len() as u32) == 0)
        );
        Self { rows }
    }

    /// The number of rows, which is the number of columns.
    #[must_use]
    pub const fn n(&self) -> u32 {
        self.rows.len() as u32
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        Size::in_range(self.n(), self.n())
    }

    /// The rows from the top as bit masks: the lowest bit is the leftmost column.
    #[must_use]
    pub const fn rows(&self) -> &[u64] {
        &self.rows
    }

    /// Whether the square holds a piece.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        self.size().contains(square) && self.rows[square.row as usize] & bit(square) != 0
    }

    /// Puts a piece on a square. Returns whether the placement has changed: it does not if the
    /// square holds a piece already or is off the board.
    pub fn insert(&mut self, square: Square) -> bool {
        let fits = self.size().contains(square) && !self.contains(square);
        if fits {
            self.rows[square.row as usize] |= bit(square);
        }
        fits
    }

    /// Takes the piece off a square. Returns whether there was one.
    pub fn remove(&mut self, square: Square) -> bool {
        let held = self.contains(square);
        if held {
            self.rows[square.row as usize] &= !bit(square);
        }
        held
    }

    /// Puts a piece on an empty square or takes it off a full one. Returns whether the square
    /// now holds a piece. A square off the board stays empty.
    pub fn toggle(&mut self, square: Square) -> bool {
        !self.remove(square) && self.insert(square)
    }

    /// Takes all pieces off.
    pub fn clear(&mut self) {
        self.rows.fill(0);
    }

    /// The number of pieces.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there is no piece.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// The squares that hold a piece, row by row from the top, each row from the left.
    pub fn squares(&self) -> impl Iterator<Item = Square> + Clone {
        let rows = (0..).zip(&self.rows);
        rows.flat_map(|(row, &set)| bits(set).map(move |column| Square::new(row, column)))
    }

    /// The column of each row's piece, from 1, or 0 for an empty row; from the top.
    ///
    /// `None` if a row holds more than one piece.
    #[must_use]
    pub fn columns(&self) -> Option<Vec<u8>> {
        self.rows
            .iter()
            .map(|&row| match row.count_ones() {
                0 => Some(0),
                1 => Some(row.trailing_zeros() as u8 + 1),
                _ => None,
            })
            .collect()
    }

    /// The placement turned or reflected.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        let mut rows: Box<[u64]> = vec![0; self.rows.len()].into();
        for square in self.squares() {
            let image = symmetry.apply(square, self.size());
            rows[image.row as usize] |= bit(image);
        }
        Self { rows }
    }
}

const fn bit(square: Square) -> u64 {
    1 << square.column
}

impl TryFrom<&[u32]> for Placement {
    type Error = QueensError;

    /// The board of columns as [`construct`](super::construct()) writes them.
    ///
    /// ```
    /// use bezzel_solver::queens::{Placement, construct};
    ///
    /// assert_eq!(Placement::try_from(&construct(4)?[..])?.to_string(), "\
    /// . 1 . .
    /// . . . 1
    /// 1 . . .
    /// . . 1 .");
    /// # Ok::<_, bezzel_solver::queens::QueensError>(())
    /// ```
    fn try_from(columns: &[u32]) -> Result<Self, QueensError> {
        Self::of_columns(columns.iter().copied())
    }
}

impl fmt::Display for Placement {
    /// Draws the board: a line for each row, `1` for a piece and `.` for an empty square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in self.size().squares() {
            f.write_str(match (square.row, square.column) {
                (0, 0) => "",
                (_, 0) => "\n",
                _ => " ",
            })?;
            f.write_str(if self.contains(square) { "1" } else { "." })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placement(\n{self}\n)")
    }
}
