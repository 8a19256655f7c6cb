use std::collections::BTreeSet;

use crate::board::{Size, Square};
use crate::number_set::NumberSet;

/// The squares that have been visited. It has a bit for each square of the board, or a sorted set if the board is much
/// larger than the path.
pub enum Visited {
    Bits { size: Size, bits: NumberSet },
    Sorted(BTreeSet<Square>),
}

impl Visited {
    /// A bit costs less than this share of a square in a sorted set.
    const BITS_A_SQUARE: u64 = 128;
    /// The number of squares up to which a board gets bits in any case: 8 KB.
    const SMALL: u64 = 1 << 16;

    /// An empty set that will have about `expected` squares.
    pub fn new(size: Size, expected: usize) -> Self {
        let area = size.area();
        if area > Self::SMALL && area / Self::BITS_A_SQUARE > expected as u64 {
            return Self::Sorted(BTreeSet::new());
        }
        Self::Bits {
            size,
            bits: NumberSet::new(area),
        }
    }

    /// Adds a square of the board; returns whether it is new.
    pub fn insert(&mut self, square: Square) -> bool {
        match self {
            Self::Sorted(squares) => squares.insert(square),
            Self::Bits { size, bits } => bits.insert(size.index(square)),
        }
    }

    /// Whether a square of the board has been added.
    pub fn contains(&self, square: Square) -> bool {
        match self {
            Self::Sorted(squares) => squares.contains(&square),
            Self::Bits { size, bits } => bits.contains(size.index(square)),
        }
    }
}
