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
pub(super) struct Search {
    n: u32,
    piece: Piece,
    prefix: u32,
}

impl Search {
    /// The greatest number of rows whose placements number the parts. With three, a part of n = 18 takes milliseconds.
    const PREFIX: u32 = 3;

    pub(super) fn new(n: u32, piece: Piece) -> Self {
        let prefix = Self::PREFIX.min(n);
        Self { n, piece, prefix }
    }

    /// The number of parts, those included whose first rows are in conflict.
    pub(super) fn parts(&self) -> u64 {
        u64::from(self.n.div_ceil(2)) * self.part_of_top_row()
    }

    /// The solutions of a part, with their mirror images.
    pub(super) fn count(&self, part: u64) -> u64 {
        let top = (part / self.part_of_top_row()) as u32;
        let weight = if 2 * top + 1 == self.n { 1 } else { 2 };
        weight * self.count_unmirrored(part)
    }

    fn part_of_top_row(&self) -> u64 {
        u64::from(self.n).pow(self.prefix - 1)
    }

    fn count_unmirrored(&self, part: u64) -> u64 {
        let knight = knight_mask(self.piece.moves_as_knight());
        let mut row = RowAttacks::default();
        let mut parts = self.part_of_top_row();
        let mut rest = part;
        for _ in 0..self.prefix {
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
