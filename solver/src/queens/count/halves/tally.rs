//! The number of ones in many rows of bits.

use super::lanes::Lanes;

/// The number of ones in all rows that were added, in binary: `ones`, `twos` and `fours` hold the digits of how many rows
/// had a one in each place, and `eights` how often a place reached eight, for each word.
#[derive(Copy, Clone, Debug)]
pub struct Tally {
    pub ones: Lanes,
    pub twos: Lanes,
    pub fours: Lanes,
    pub eights: Lanes,
}

impl Tally {
    /// The number of rows that are added at a time.
    pub const ROWS: usize = 8;

    pub const fn new() -> Self {
        Self {
            ones: Lanes::NONE,
            twos: Lanes::NONE,
            fours: Lanes::NONE,
            eights: Lanes::NONE,
        }
    }

    /// The number of ones in each word.
    pub fn totals(&self) -> [u64; Lanes::WORDS] {
        let Self {
            ones,
            twos,
            fours,
            eights,
        } = *self;
        let digits = [ones.ones(), twos.ones(), fours.ones(), eights].map(Lanes::words);
        std::array::from_fn(|word| {
            let places = (0..).zip(&digits);
            places.map(|(place, digit)| digit[word] << place).sum()
        })
    }
}
