use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use super::notation;
use super::{Piece, Placement, QueensError, conflicts};
use crate::board::{Square, Symmetry};
use crate::text::number;

/// A solution of the n-queens problem, n from 1 to [`Solution::MAX_N`]: the column of each row's
/// queen, from the top.
///
/// No two share a row, a column, a diagonal or an antidiagonal. Solutions of one board are in
/// lexicographic order; those of smaller boards come first. Written as a permutation.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Symmetry;
/// use bezzel_solver::queens::Solution;
///
/// // . Q . .      . . Q .
/// // . . . Q  ->  Q . . .
/// // Q . . .      . . . Q
/// // . . Q .      . Q . .
/// let solution = Solution::from_columns(&[2, 4, 1, 3])?;
/// let mirrored = solution.image(Symmetry::FlipHorizontal);
/// assert_eq!(mirrored.columns(), [3, 1, 4, 2]);
/// assert_eq!(mirrored.to_string(), "3142");
/// assert_eq!(mirrored.canonical(), solution);
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    n: u8,
    /// The columns, from 1; entries beyond n are 0.
    columns: [u8; Self::MAX_N as usize],
}

impl Solution {
    /// The largest n.
    pub const MAX_N: u32 = 32;

    /// The solution with these columns, from 1, one for each row from the top.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless there are 1 to [`Solution::MAX_N`] rows,
    /// [`QueensError::Column`] if a column is not on the board, [`QueensError::Conflict`]
    /// with the first conflict if two queens attack each other.
    pub fn from_columns(columns: &[u8]) -> Result<Self, QueensError> {
        Self::of_columns(columns.iter().map(|&column| column.into()))
    }

    fn of_columns(columns: impl ExactSizeIterator<Item = u32>) -> Result<Self, QueensError> {
        QueensError::check_n(columns.len() as u64, Self::MAX_N)?;
        let n = columns.len() as u32;
        let mut padded = [0; Self::MAX_N as usize];
        for (row, (padded, column)) in (1..).zip(padded.iter_mut().zip(columns)) {
            if column == 0 || column > n {
                return Err(QueensError::Column { row, column, n });
            }
            *padded = column as u8;
        }
        let solution = Self::from_padded(n as usize, padded);
        match conflicts(&solution.to_placement(), Piece::Queen).first() {
            Some(&conflict) => Err(QueensError::Conflict(conflict)),
            None => Ok(solution),
        }
    }

    /// The solution with columns that are known to be one, followed by zeros.
    pub(super) fn from_padded(n: usize, columns: [u8; Self::MAX_N as usize]) -> Self {
        Self {
            n: n as u8,
            columns,
        }
    }

    /// The number of rows, which is the number of columns and of queens.
    #[must_use]
    pub const fn n(&self) -> u32 {
        self.n as u32
    }

    /// The column of each row's queen, from 1; from the top.
    #[must_use]
    pub fn columns(&self) -> &[u8] {
        &self.columns[..self.n.into()]
    }

    /// The board with these queens.
    #[must_use]
    pub fn to_placement(&self) -> Placement {
        Placement::from_rows(self.columns().iter().map(|&c| 1 << (c - 1)).collect())
    }

    /// The solution turned or reflected.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        let inverse = self.inverse();
        let mut columns = [0; Self::MAX_N as usize];
        for (column, image) in columns.iter_mut().zip(self.images(&inverse, symmetry)) {
            *column = image;
        }
        Self { n: self.n, columns }
    }

    /// The number of distinct images: 8, 4 or 2; 1 only for n = 1.
    #[must_use]
    pub fn orbit_size(self) -> u8 {
        let inverse = self.inverse();
        let kept = |&symmetry: &Symmetry| self.compare(&inverse, symmetry).is_eq();
        8 / Symmetry::ALL.into_iter().filter(kept).count() as u8
    }

    /// The image that comes first in lexicographic order.
    #[must_use]
    pub fn canonical(self) -> Self {
        Symmetry::ALL
            .into_iter()
            .map(|symmetry| self.image(symmetry))
            .fold(self, Self::min)
    }

    /// Whether this is the canonical one of its images, which stands for all of them when
    /// solutions are counted up to symmetry.
    #[must_use]
    pub fn is_fundamental(self) -> bool {
        self.is_first_image_on(&[])
    }

    /// Whether no image that comes before it in lexicographic order has queens on all of these
    /// squares.
    pub(super) fn is_first_image_on(self, squares: &[Square]) -> bool {
        let inverse = self.inverse();
        Symmetry::ALL.into_iter().all(|symmetry| {
            self.compare(&inverse, symmetry).is_le() || !self.image(symmetry).stands_on(squares)
        })
    }

    fn stands_on(&self, squares: &[Square]) -> bool {
        let queen = |row: u32| self.columns().get(row as usize).copied();
        let has_queen =
            |square: &Square| queen(square.row).map(u64::from) == Some(number(square.column));
        squares.iter().all(has_queen)
    }

    fn compare(&self, inverse: &[u8; Self::MAX_N as usize], symmetry: Symmetry) -> Ordering {
        let image = self.images(inverse, symmetry);
        self.columns().iter().copied().cmp(image)
    }

    /// The columns of an image, one by one.
    fn images<'a>(
        &'a self,
        inverse: &'a [u8; Self::MAX_N as usize],
        symmetry: Symmetry,
    ) -> impl Iterator<Item = u8> + 'a {
        let parts = symmetry.parts();
        let n = self.n;
        let columns = if parts.swap { inverse } else { &self.columns };
        (0..n).map(move |row| {
            let from = if parts.flip_rows { n - 1 - row } else { row };
            let column = columns[usize::from(from)];
            if parts.flip_columns {
                n + 1 - column
            } else {
                column
            }
        })
    }

    /// The row, from 1, of each column's queen.
    fn inverse(&self) -> [u8; Self::MAX_N as usize] {
        let mut rows = [0; Self::MAX_N as usize];
        for (row, &column) in (1..).zip(self.columns()) {
            rows[usize::from(column) - 1] = row;
        }
        rows
    }
}

impl From<&Solution> for Placement {
    fn from(solution: &Solution) -> Self {
        solution.to_placement()
    }
}

impl TryFrom<&Placement> for Solution {
    type Error = QueensError;

    /// The solution that these queens are.
    fn try_from(placement: &Placement) -> Result<Self, QueensError> {
        if let Some(&conflict) = conflicts(placement, Piece::Queen).first() {
            return Err(QueensError::Conflict(conflict));
        }
        Self::from_columns(&placement.columns().unwrap_or_default())
    }
}

impl TryFrom<&[u32]> for Solution {
    type Error = QueensError;

    /// The solution with columns as [`construct`](super::construct()) writes them.
    ///
    /// ```
    /// use bezzel_solver::queens::{Solution, construct};
    ///
    /// let solution = Solution::try_from(&construct(8)?[..])?;
    /// assert_eq!(solution.to_string(), "24683175");
    /// # Ok::<_, bezzel_solver::queens::QueensError>(())
    /// ```
    fn try_from(columns: &[u32]) -> Result<Self, QueensError> {
        Self::of_columns(columns.iter().copied())
    }
}

impl fmt::Display for Solution {
    /// Writes the solution as a permutation; with `{:#}` it is drawn, a line for each row.
    ///
    /// ```
    /// use bezzel_solver::queens::Solution;
    ///
    /// let solution: Solution = "2413".parse()?;
    /// assert_eq!(format!("{solution}"), "2413");
    /// assert_eq!(format!("{solution:#}"), "\
    /// . Q . .
    /// . . . Q
    /// Q . . .
    /// . . Q .");
    /// # Ok::<_, bezzel_solver::queens::QueensError>(())
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return f.write_str(&self.to_placement().to_string().replace('1', "Q"));
        }
        f.write_str(&notation::columns_text(self.columns()))
    }
}

impl fmt::Debug for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solution({self})")
    }
}

impl FromStr for Solution {
    type Err = QueensError;

    /// Reads a permutation, as [`parse_permutation`](notation::parse_permutation) does.
    fn from_str(text: &str) -> Result<Self, QueensError> {
        let placement = notation::parse_permutation(text, None)?;
        Self::from_columns(&placement.columns().unwrap_or_default())
    }
}
