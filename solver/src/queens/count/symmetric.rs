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

use super::MAX_N;
use crate::queens::bits::lowest_bits;
use crate::queens::{Piece, QueensError};

/// Counts the solutions that a half turn of the board keeps.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
pub fn count_kept_by_half_turn(n: u32, piece: Piece) -> Result<u64, QueensError> {
    QueensError::check_n(n.into(), MAX_N)?;
    Ok(Search::count(n, piece, |(row, column)| {
        (n - 1 - row, n - 1 - column)
    }))
}

/// Counts the solutions that a quarter turn of the board keeps; a half turn keeps them too.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
pub fn count_kept_by_quarter_turn(n: u32, piece: Piece) -> Result<u64, QueensError> {
    QueensError::check_n(n.into(), MAX_N)?;
    Ok(Search::count(n, piece, |(row, column)| {
        (column, n - 1 - row)
    }))
}

/// The number of fundamental solutions, given the number `all` of solutions.
///
/// A solution has 8 images if no turn keeps it, 4 if only the half turn does, 2 if the quarter
/// turn does: for n > 1 no reflection keeps any. So with P solutions that the half turn keeps and R
/// that the quarter turn keeps, there are (`all` - P) / 8 + (P - R) / 4 + R / 2 =
/// (`all` + P + 2 R) / 8. The single solution of n = 1 has one image.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, count::fundamental};
///
/// assert_eq!(fundamental(8, Piece::Queen, 92), Ok(12));
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
pub fn fundamental(n: u32, piece: Piece, all: u64) -> Result<u64, QueensError> {
    QueensError::check_n(n.into(), MAX_N)?;
    if n == 1 {
        return Ok(all);
    }
    let half = count_kept_by_half_turn(n, piece)?;
    let quarter = count_kept_by_quarter_turn(n, piece)?;
    // The division comes first, so that no value of `all` overflows.
    Ok(all / 8 + (all % 8 + half + 2 * quarter) / 8)
}

type RowAndColumn = (u32, u32);

/// A search that places whole orbits of a turn of the board.
struct Search<Turn> {
    n: u32,
    piece: Piece,
    turn: Turn,
    /// The bit of the column of each row's piece, between two rows of margin at either end. Only
    /// used for pieces that move as a knight.
    placed: [u32; MAX_N as usize + 4],
}

impl<Turn: Fn(RowAndColumn) -> RowAndColumn> Search<Turn> {
    /// The ways to fill a board of n rows.
    ///
    /// Their mirror images are others of them for n > 1, so the piece of the top row need only be
    /// tried in the left half; not in the middle, as the image of such a piece would be below it.
    fn count(n: u32, piece: Piece, turn: Turn) -> u64 {
        let placed = [0; MAX_N as usize + 4];
        let mut search = Self {
            n,
            piece,
            turn,
            placed,
        };
        match n {
            1 => 1,
            _ => 2 * search.count_from(Lines::default(), lowest_bits(n / 2) as u32),
        }
    }

    /// The ways to fill the rows that are not occupied, the first of them in the columns `open`.
    fn count_from(&mut self, lines: Lines, open: u32) -> u64 {
        let row = lines.rows.trailing_ones();
        if row == self.n {
            return 1;
        }
        let mut free = open & !lines.columns;
        let mut total = 0;
        while free != 0 {
            let square = (row, free.trailing_zeros());
            free &= free - 1;
            let Some(longer) = self.with_orbit(lines, square) else {
                continue;
            };
            if !self.piece.moves_as_knight() {
                total += self.count_from(longer, lowest_bits(self.n) as u32);
                continue;
            }
            self.for_orbit(square, |placed, column| *placed = column);
            if !self.knights_meet(square) {
                total += self.count_from(longer, lowest_bits(self.n) as u32);
            }
            self.for_orbit(square, |placed, _| *placed = 0);
        }
        total
    }

    /// The lines together with those of a square and its images; `None` if two pieces would share a line.
    fn with_orbit(&self, lines: Lines, square: RowAndColumn) -> Option<Lines> {
        let mut longer = lines.with(self.n, square)?;
        let mut image = (self.turn)(square);
        while image != square {
            longer = longer.with(self.n, image)?;
            image = (self.turn)(image);
        }
        Some(longer)
    }

    fn for_orbit(&mut self, square: RowAndColumn, set: impl Fn(&mut u32, u32)) {
        let (mut row, mut column) = square;
        loop {
            set(&mut self.placed[row as usize + 2], 1 << column);
            (row, column) = (self.turn)((row, column));
            if (row, column) == square {
                return;
            }
        }
    }

    /// Whether the piece on a square is a knight's move from another. What holds for it holds for
    /// its images.
    fn knights_meet(&self, (row, column): RowAndColumn) -> bool {
        let (row, column) = (row as usize + 2, 1 << column);
        let one_row_away = self.placed[row - 1] | self.placed[row + 1];
        let two_rows_away = self.placed[row - 2] | self.placed[row + 2];
        one_row_away & (column << 2 | column >> 2) != 0
            || two_rows_away & (column << 1 | column >> 1) != 0
    }
}

/// The lines that pieces occupy, as bit masks.
#[derive(Copy, Clone, Default)]
struct Lines {
    rows: u32,
    columns: u32,
    sums: u64,
    differences: u64,
}

impl Lines {
    /// The lines together with those of one more piece; `None` if one of its lines is occupied.
    fn with(self, n: u32, (row, column): RowAndColumn) -> Option<Self> {
        let more = Self {
            rows: 1 << row,
            columns: 1 << column,
            sums: 1 << (row + column),
            differences: 1 << (row + n - 1 - column),
        };
        let shared = (self.rows & more.rows | self.columns & more.columns) != 0
            || (self.sums & more.sums | self.differences & more.differences) != 0;
        (!shared).then_some(Self {
            rows: self.rows | more.rows,
            columns: self.columns | more.columns,
            sums: self.sums | more.sums,
            differences: self.differences | more.differences,
        })
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
                        let kept = |turn| found.image(turn) == found;
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
