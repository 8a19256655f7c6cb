//! How many solutions there are on the boards whose solutions are named.
//!
//! They could be counted each time. But a program that names solutions in a browser would then have
//! to be twice as large, for twenty-eight numbers.

use super::MAX_N;
use crate::queens::Piece;

/// All and fundamental solutions for n = 1, 2, …: OEIS A000170 and A002562. The tests count them.
const QUEENS: [(u64, u64); MAX_N as usize] = [
    (1, 1),
    (0, 0),
    (0, 0),
    (2, 1),
    (10, 2),
    (4, 1),
    (40, 6),
    (92, 12),
    (352, 46),
    (724, 92),
    (2680, 341),
    (14_200, 1787),
    (73_712, 9233),
    (365_596, 45_752),
];

/// The same for superqueens, all of them: OEIS A051223.
const SUPERQUEENS: [(u64, u64); MAX_N as usize] = [
    (1, 1),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (4, 1),
    (44, 6),
    (156, 22),
    (1876, 239),
    (5180, 653),
];

/// The number of all solutions and of the fundamental ones, n from 1 to [`MAX_N`].
pub(super) fn totals(n: u32, piece: Piece) -> Option<(u64, u64)> {
    let table = match piece {
        Piece::Queen => QUEENS,
        Piece::Superqueen => SUPERQUEENS,
    };
    let index = n.checked_sub(1)?;
    table.get(index as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queens::count::{Counts, count};

    #[test]
    fn the_numbers_are_those_that_are_counted() {
        for piece in Piece::ALL {
            for n in 1..=MAX_N {
                let Counts { all, fundamental } = count(n, piece).unwrap();
                let counted = (all, fundamental);
                assert_eq!(totals(n, piece), Some(counted), "{n} {piece}");
            }
            assert_eq!(totals(0, piece), None);
            assert_eq!(totals(MAX_N + 1, piece), None);
        }
    }
}
