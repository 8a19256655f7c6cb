use super::MAX_N;
use crate::OutOfRange;
use crate::board::Square;
use crate::queens::{Conflict, Line, QueensError};

/// Checks that queens in these columns, from 1, one for each row from the top, do not attack each
/// other. Takes time and space proportional to n: some milliseconds for n = 1,000,000.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless there are 1 to [`MAX_N`] rows; otherwise what is wrong in the first
/// row, from the top, that does not go together with those above it: [`QueensError::Column`] if
/// its column is not on the board, [`QueensError::Conflict`] with the nearest queen above on a
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
///     "the pieces of rows 2 and 3 attack each other (antidiagonal): expected none to attack another",
/// );
/// ```
pub fn check(columns: &[u32]) -> Result<(), QueensError> {
    OutOfRange::check(columns.len() as u64, MAX_N)?;
    let n = columns.len() as u32;
    let mut lines = Lines::new(n);
    for (row, &column) in (0..).zip(columns) {
        if column == 0 || column > n {
            let row = row as usize + 1;
            return Err(QueensError::Column { row, column, n });
        }
        let queen = Square::new(row, column - 1);
        if !lines.take(queen) {
            return Err(QueensError::Conflict(nearest_above(columns, queen)));
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
