//! Solutions that a turn of the board keeps.
//!
//! A solution that a turn keeps holds, with each queen, the images of that queen:
//!
//! ```text
//!    a . . . .          . a . . .
//!    . . . b .          . . . . a
//!    . . c . .          . . c . .
//!    . b . . .          a . . . .
//!    . . . . a          . . . a .
//!    half turn          quarter turn
//! ```
//!
//! So whole orbits of squares are placed at once, always one with a queen in the first row that
//! has none.

use super::error::check_size;
use super::{CountError, lowest_bits};
use crate::queens::Piece;

/// Counts the solutions that a half turn of the board keeps.
///
/// # Errors
///
/// [`CountError::Size`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
pub fn count_kept_by_half_turn(n: u32, piece: Piece) -> Result<u64, CountError> {
    check_size(n)?;
    let turn = |(row, column)| (n - 1 - row, n - 1 - column);
    Ok(Board::empty(n, piece).count(&turn))
}

/// Counts the solutions that a quarter turn of the board keeps; a half turn keeps them too.
///
/// # Errors
///
/// [`CountError::Size`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
pub fn count_kept_by_quarter_turn(n: u32, piece: Piece) -> Result<u64, CountError> {
    check_size(n)?;
    let turn = |(row, column)| (column, n - 1 - row);
    Ok(Board::empty(n, piece).count(&turn))
}

/// The number of solutions of which none is an image of another, given the number `all` of
/// solutions.
///
/// A solution has 8 images if no turn keeps it, 4 if only the half turn does, 2 if the quarter
/// turn does: for n > 1 no reflection keeps any. So with P solutions that the half turn keeps and R
/// that the quarter turn keeps, there are (`all` - P) / 8 + (P - R) / 4 + R / 2 =
/// (`all` + P + 2 R) / 8. The single solution of n = 1 has one image.
///
/// # Errors
///
/// [`CountError::Size`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, count::{count, fundamental}};
///
/// let all = count(8, Piece::Queen)?;
/// assert_eq!(fundamental(8, Piece::Queen, all), Ok(12));
/// # Ok::<_, bezzel_solver::queens::count::CountError>(())
/// ```
pub fn fundamental(n: u32, piece: Piece, all: u64) -> Result<u64, CountError> {
    check_size(n)?;
    if n == 1 {
        return Ok(all);
    }
    let half = count_kept_by_half_turn(n, piece)?;
    let quarter = count_kept_by_quarter_turn(n, piece)?;
    Ok((all + half + 2 * quarter) / 8)
}

type RowAndColumn = (u32, u32);

/// Pieces that do not attack each other; the bits of the masks number lines.
#[derive(Copy, Clone)]
struct Board {
    n: u32,
    piece: Piece,
    rows: u32,
    columns: u32,
    sums: u64,
    differences: u64,
    /// The bit of the column of each row's piece; two rows of margin at either end.
    placed: [u32; 36],
}

impl Board {
    fn empty(n: u32, piece: Piece) -> Self {
        Self {
            n,
            piece,
            rows: 0,
            columns: 0,
            sums: 0,
            differences: 0,
            placed: [0; 36],
        }
    }

    /// The ways to fill the board by whole orbits of `turn`.
    fn count(&self, turn: &impl Fn(RowAndColumn) -> RowAndColumn) -> u64 {
        let row = self.rows.trailing_ones();
        if row == self.n {
            return 1;
        }
        let mut free = lowest_bits(self.n) & !self.columns;
        let mut total = 0;
        while free != 0 {
            let column = free.trailing_zeros();
            free &= free - 1;
            if let Some(board) = self.with_orbit((row, column), turn) {
                total += board.count(turn);
            }
        }
        total
    }

    fn with_orbit(
        &self,
        square: RowAndColumn,
        turn: impl Fn(RowAndColumn) -> RowAndColumn,
    ) -> Option<Self> {
        let mut board = self.with(square)?;
        let mut image = turn(square);
        while image != square {
            board = board.with(image)?;
            image = turn(image);
        }
        Some(board)
    }

    /// The board with one more piece, unless another attacks it.
    fn with(&self, (row, column): RowAndColumn) -> Option<Self> {
        let row_bit = 1 << row;
        let column_bit = 1 << column;
        let sum = 1 << (row + column);
        let difference = 1 << (row + self.n - 1 - column);
        let taken = self.rows & row_bit != 0
            || self.columns & column_bit != 0
            || self.sums & sum != 0
            || self.differences & difference != 0
            || self.piece.moves_as_knight() && self.knight_sees(row, column_bit);
        if taken {
            return None;
        }
        let mut board = *self;
        board.rows |= row_bit;
        board.columns |= column_bit;
        board.sums |= sum;
        board.differences |= difference;
        board.placed[row as usize + 2] = column_bit;
        Some(board)
    }

    fn knight_sees(&self, row: u32, column: u32) -> bool {
        let row = row as usize + 2;
        let one_row_away = self.placed[row - 1] | self.placed[row + 1];
        let two_rows_away = self.placed[row - 2] | self.placed[row + 2];
        one_row_away & (column << 2 | column >> 2) != 0
            || two_rows_away & (column << 1 | column >> 1) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Job;
    use crate::board::Symmetry;
    use crate::queens::{ListRequest, Listing, Show};

    #[test]
    fn as_many_as_the_list_has() {
        for piece in Piece::ALL {
            for n in 1..=10 {
                let request = ListRequest::new(n, piece, Show::All, Vec::new()).unwrap();
                let (mut half, mut quarter) = (0, 0);
                Listing::start(request)
                    .unwrap()
                    .advance(u64::MAX, &mut |found| {
                        let kept = |turn| found.solution.image(turn) == found.solution;
                        half += u64::from(kept(Symmetry::HalfTurn));
                        quarter += u64::from(kept(Symmetry::QuarterTurn));
                    });
                assert_eq!(count_kept_by_half_turn(n, piece), Ok(half), "{piece} {n}");
                assert_eq!(
                    count_kept_by_quarter_turn(n, piece),
                    Ok(quarter),
                    "{piece} {n}"
                );
            }
        }
    }
}
