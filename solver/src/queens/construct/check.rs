use super::MAX_N;
use crate::board::Square;
use crate::number_set::NumberSet;
use crate::queens::{Piece, QueensError, conflicts_among};

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
    QueensError::check_n(columns.len() as u64, MAX_N)?;
    let n = columns.len() as u32;
    let mut lines = Lines::new(n);
    for (row, &column) in (0..).zip(columns) {
        if column == 0 || column > n {
            let row = row as usize + 1;
            return Err(QueensError::Column { row, column, n });
        }
        if !lines.take(Square::new(row, column - 1)) {
            return Err(first_conflict(&columns[..=row as usize], n));
        }
    }
    Ok(())
}

/// The first conflict of these columns, which have at least one.
fn first_conflict(columns: &[u32], n: u32) -> QueensError {
    let queens = (0..).zip(columns);
    let queens: Vec<Square> = queens
        .map(|(row, &column)| Square::new(row, column - 1))
        .collect();
    let conflicts = conflicts_among(&queens, n, Piece::Queen);
    let first = conflicts.into_iter().next();
    QueensError::Conflict(first.expect("a line that was marked before has a queen above"))
}

/// The columns, diagonals and antidiagonals that have a queen, as sets of bits: for a million
/// queens they take 625 kB, which a processor's cache holds.
struct Lines {
    n: u32,
    columns: NumberSet,
    diagonals: NumberSet,
    antidiagonals: NumberSet,
}

impl Lines {
    fn new(n: u32) -> Self {
        Self {
            n,
            columns: NumberSet::new(n.into()),
            diagonals: NumberSet::new((2 * n - 1).into()),
            antidiagonals: NumberSet::new((2 * n - 1).into()),
        }
    }

    /// Marks the lines of a queen. Returns whether no other had marked one of them.
    fn take(&mut self, Square { row, column }: Square) -> bool {
        let column_free = self.columns.insert(column.into());
        let diagonal_free = self.diagonals.insert((row + self.n - 1 - column).into());
        let antidiagonal_free = self.antidiagonals.insert((row + column).into());
        column_free & diagonal_free & antidiagonal_free
    }
}
