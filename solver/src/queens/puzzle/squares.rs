//! Sets of squares of a small board.

use std::ops::{BitAnd, BitOr};

use super::MAX_N;
use crate::board::Square;
use crate::queens::Placement;

/// The rows that a word holds.
const ROWS: u32 = 3;
/// The bits of a row.
const ROW: u32 = u64::BITS / ROWS;

/// A set of squares of a board of up to [`MAX_N`] rows.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Squares([u64; (MAX_N / ROWS) as usize]);

impl Squares {
    /// The squares of a placement, without squares outside the largest puzzle.
    pub fn of(placement: &Placement) -> Self {
        let exists = |square: &Square| square.row < MAX_N && square.column < MAX_N;
        placement.squares().filter(exists).collect()
    }

    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn contains(self, square: Square) -> bool {
        let (word, bit) = place(square);
        self.0[word] & bit != 0
    }

    pub fn insert(&mut self, square: Square) {
        let (word, bit) = place(square);
        self.0[word] |= bit;
    }

    #[must_use]
    pub fn without(self, other: Self) -> Self {
        self.with_words_of(other, |this, that| this & !that)
    }

    fn with_words_of(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| {
            join(self.0[word], other.0[word])
        }))
    }

    /// The first square, row by row from the top.
    pub fn first(self) -> Option<Square> {
        self.into_iter().next()
    }

    /// The only square.
    pub fn single(self) -> Option<Square> {
        if self.is_single() { self.first() } else { None }
    }

    /// Whether there is exactly one square; quicker than counting them.
    pub fn is_single(self) -> bool {
        let (mut some, mut more) = (0, 0);
        for word in self.0 {
            // The bits of a word but the lowest, and all if an earlier word has any.
            more |= word & word.wrapping_sub(1);
            more |= if some == 0 { 0 } else { word };
            some |= word;
        }
        some != 0 && more == 0
    }
}

/// The word of a square, and its bit there.
const fn place(Square { row, column }: Square) -> (usize, u64) {
    ((row / ROWS) as usize, 1 << (row % ROWS * ROW + column))
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.with_words_of(other, |this, that| this & that)
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with_words_of(other, |this, that| this | that)
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Self {
        let mut set = Self::default();
        set.insert(square);
        set
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::default();
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// The squares of a set, row by row from the top.
#[derive(Clone, Debug)]
pub struct Iter(Squares);

impl Iterator for Iter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let (word, bits) = (0..).zip(&mut self.0.0).find(|(_, bits)| **bits != 0)?;
        let at = bits.trailing_zeros();
        *bits &= *bits - 1;
        Some(Square::new(word * ROWS + at / ROW, at % ROW))
    }
}
