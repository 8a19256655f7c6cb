use thiserror::Error;

use super::MAX_N;
use crate::board::Square;
use crate::queens::{Conflict, Line};
use crate::text::number;

/// Why a list of columns is not a solution.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckError {
    /// The list is empty or too long.
    #[error("n = {n} is out of range: expected 1 to {MAX_N}")]
    Size {
        /// The number of rows.
        n: usize,
    },
    /// A row has its queen outside the board.
    #[error("row {row} says column {column}: expected 1 to {n}")]
    Column {
        /// The row from the top, from 1.
        row: u32,
        /// The column that was given for it.
        column: u32,
        /// The number of columns.
        n: u32,
    },
    /// Two queens attack each other.
    #[error(
        "the queens of rows {} and {} stand on the same {}: expected none to attack another",
        number(.0.a.row),
        number(.0.b.row),
        .0.line
    )]
    Conflict(Conflict),
}

/// Checks that queens in these columns, from 1, one for each row from the top, do not attack each
/// other. Takes time and space proportional to n: some milliseconds for n = 1,000,000.
///
/// # Errors
///
/// [`CheckError::Size`] unless there are 1 to [`MAX_N`] rows; otherwise what is wrong in the first
/// row, from the top, that does not go together with those above it: [`CheckError::Column`] if
/// its column is not on the board, [`CheckError::Conflict`] with the nearest queen above on a
/// common column, or else diagonal, or else antidiagonal.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::construct::check;
///
/// assert_eq!(check(&[2, 4, 1, 3]), Ok(()));
///
/// // . Q . .
/// // . . . Q
/// // . . Q .
/// // Q . . .
/// let error = check(&[2, 4, 3, 1]).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the queens of rows 2 and 3 stand on the same antidiagonal: expected none to attack another",
/// );
/// ```
pub fn check(columns: &[u32]) -> Result<(), CheckError> {
    let len = columns.len();
    let n = u32::try_from(len).unwrap_or(u32::MAX);
    if n == 0 || n > MAX_N {
        return Err(CheckError::Size { n: len });
    }
    let mut lines = Lines::new(n);
    for (row, &column) in (0..).zip(columns) {
        let number = row + 1;
        if column == 0 || column > n {
            return Err(CheckError::Column {
                row: number,
                column,
                n,
            });
        }
        let queen = Square::new(row, column - 1);
        if !lines.take(queen) {
            return Err(CheckError::Conflict(nearest_above(columns, queen)));
        }
    }
    Ok(())
}

/// The columns, diagonals and antidiagonals that have a queen, as sets of bits: for a million
/// queens they take 625 kB, which a processor's cache holds.
struct Lines {
    n: u32,
    columns: Bits,
    diagonals: Bits,
    antidiagonals: Bits,
}

impl Lines {
    fn new(n: u32) -> Self {
        Self {
            n,
            columns: Bits::new(n),
            diagonals: Bits::new(2 * n - 1),
            antidiagonals: Bits::new(2 * n - 1),
        }
    }

    /// Marks the lines of a queen. Returns whether no other had marked one of them.
    fn take(&mut self, Square { row, column }: Square) -> bool {
        let column_free = self.columns.insert(column);
        let diagonal_free = self.diagonals.insert(row + self.n - 1 - column);
        let antidiagonal_free = self.antidiagonals.insert(row + column);
        column_free & diagonal_free & antidiagonal_free
    }
}

/// A set of small numbers.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// The empty set of numbers below `end`.
    pub(super) fn new(end: u32) -> Self {
        Self {
            words: vec![0; end.div_ceil(64) as usize],
        }
    }

    pub(super) fn contains(&self, number: u32) -> bool {
        self.words[(number / 64) as usize] >> (number % 64) & 1 == 1
    }

    /// Adds a number. Returns whether it is new.
    pub(super) fn insert(&mut self, number: u32) -> bool {
        let word = &mut self.words[(number / 64) as usize];
        let before = *word;
        *word |= 1 << (number % 64);
        before != *word
    }
}

/// The conflict of a queen with one above it. There is one, and the columns above are in range.
fn nearest_above(columns: &[u32], b: Square) -> Conflict {
    let above = (0..b.row).zip(columns).rev();
    let queens = above.map(|(row, &column)| Square::new(row, column - 1));
    let conflict = |line, on_line: fn(Square, Square) -> bool| {
        let a = queens.clone().find(|&a| on_line(a, b))?;
        Some(Conflict { a, b, line })
    };
    conflict(Line::Column, |a, b| a.column == b.column)
        .or_else(|| conflict(Line::Diagonal, |a, b| a.row + b.column == b.row + a.column))
        .or_else(|| {
            conflict(Line::Antidiagonal, |a, b| {
                a.row + a.column == b.row + b.column
            })
        })
        .expect("a line that was marked before has a queen above")
}
