//! Counting by depth-first search with bit masks.
//!
//! The search goes row by row from the top and keeps the attacked columns of the current row as
//! bit masks. The mirror image of a solution whose top queen stands in the left half has it in the
//! right half, so only the left half is searched and counts twice:
//!
//! ```text
//!    n = 6                  n = 7
//!    2 2 2 . . .            2 2 2 1 . . .
//! ```
//!
//! The first rows of a solution number the parts of the search, so that it can be cut.

use std::iter;
use std::ops::Range;

use super::MAX_N;
use crate::queens::bits::lowest_bits;
use crate::queens::row_attacks::{RowAttacks, knight_mask};
use crate::queens::{Piece, QueensError};

/// Counts the solutions by depth-first search, independently of [`count`](super::count).
///
/// Every n takes about seven times as long as the one before, and superqueens a twentieth of the
/// time of queens: n = 14 a tenth of a second, n = 16 four seconds.
///
/// # Errors
///
/// [`QueensError::OutOfRange`] unless `n` is 1 to [`MAX_N`](super::MAX_N).
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{Piece, count::count_by_search};
///
/// assert_eq!(count_by_search(8, Piece::Queen), Ok(92));
/// assert_eq!(count_by_search(10, Piece::Superqueen), Ok(4));
/// ```
pub fn count_by_search(n: u32, piece: Piece) -> Result<u64, QueensError> {
    QueensError::check_n(n.into(), MAX_N)?;
    let search = Search::new(n, piece);
    Ok((0..search.parts()).map(|part| search.count(part)).sum())
}

/// A depth-first search that is cut into parts by the columns of the first rows.
#[derive(Clone, Debug)]
pub struct Search {
    n: u32,
    piece: Piece,
    prefix: u32,
}

impl Search {
    pub fn new(n: u32, piece: Piece) -> Self {
        let prefix = match n {
            // With three rows, a part of n = 18 takes milliseconds. The numbers are those of stored counts.
            ..=22 => n.min(3),
            23..=25 => 5,
            _ => 6,
        };
        Self { n, piece, prefix }
    }

    /// The number of parts, those included whose first rows are in conflict.
    pub fn parts(&self) -> u64 {
        u64::from(self.n.div_ceil(2)) * self.part_of_top_row()
    }

    /// The parts by the column of the top queen.
    pub fn strata(&self) -> Vec<Vec<Range<u64>>> {
        let parts = self.part_of_top_row();
        (0..u64::from(self.n.div_ceil(2)))
            .map(|top| iter::once(top * parts..(top + 1) * parts).collect())
            .collect()
    }

    /// The number of pieces of each part: the placements in two more rows, where parts would take seconds.
    pub fn pieces(&self) -> u64 {
        match self.n {
            19..=22 => u64::from(self.n).pow(2),
            _ => 1,
        }
    }

    /// The solutions of a part, with their mirror images.
    pub fn count(&self, part: u64) -> u64 {
        self.weight(part) * self.count_unmirrored(part, self.prefix)
    }

    /// The solutions of a piece of a part, with their mirror images.
    pub fn count_piece(&self, part: u64, piece: u64) -> u64 {
        match self.pieces() {
            1 => self.count(part),
            pieces => {
                self.weight(part) * self.count_unmirrored(part * pieces + piece, self.prefix + 2)
            }
        }
    }

    fn weight(&self, part: u64) -> u64 {
        let top = (part / self.part_of_top_row()) as u32;
        if 2 * top + 1 == self.n { 1 } else { 2 }
    }

    fn part_of_top_row(&self) -> u64 {
        u64::from(self.n).pow(self.prefix - 1)
    }

    /// The solutions whose first rows have the columns that are the digits of a number to base n.
    fn count_unmirrored(&self, number: u64, rows: u32) -> u64 {
        let knight = knight_mask(self.piece.moves_as_knight());
        let mut row = RowAttacks::default();
        let mut parts = u64::from(self.n).pow(rows - 1);
        let mut rest = number;
        for _ in 0..rows {
            let bit = 1 << (rest / parts);
            if row.all() & bit != 0 {
                return 0;
            }
            row = row.below(bit, knight);
            rest %= parts;
            parts /= u64::from(self.n);
        }
        let columns = lowest_bits(self.n) as u32;
        if self.piece.moves_as_knight() {
            count::<true>(row, columns)
        } else {
            count::<false>(row, columns)
        }
    }
}

/// The ways to fill a row and all below it.
fn count<const KNIGHT: bool>(row: RowAttacks, board: u32) -> u64 {
    if row.columns == board {
        return 1;
    }
    let knight = knight_mask(KNIGHT);
    let mut free = board & !row.all();
    let mut total = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        total += count::<KNIGHT>(row.below(bit, knight), board);
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_add_up_to_their_part() {
        let search = Search::new(19, Piece::Superqueen);
        for part in [1248, 3111] {
            let pieces: u64 = (0..search.pieces())
                .map(|piece| search.count_piece(part, piece))
                .sum();
            assert_eq!(pieces, search.count(part));
            assert!(pieces > 0, "part {part} shows nothing");
        }
    }
}
