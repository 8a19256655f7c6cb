//! A number of solutions that an output states, and the known ones.

use bezzel_solver::queens::{Piece, known_count};

/// The largest size whose number of solutions is known.
pub const LARGEST_KNOWN: i64 = 27;

/// A number of solutions that a program prints.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Count {
    pub number: i64,
    /// The size that the line names.
    pub size: Option<u32>,
    /// Whether the line speaks of solutions of which no two are images of each other.
    pub is_essential: bool,
}

/// The number of all solutions with so many queens, if it is known.
pub fn known(size: i64) -> Option<i64> {
    let (all, _) = known_count(u32::try_from(size).ok()?, Piece::Queen)?;
    i64::try_from(all).ok()
}
