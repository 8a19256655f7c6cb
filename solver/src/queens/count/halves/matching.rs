//! Counting the pairs of disjoint patterns of two lists, many at a time.
//!
//! A pattern is a set of occupied diagonals, as bits. A block of patterns is turned on its side:
//! for each diagonal, one row of bits tells which patterns of the block leave it free.
//!
//! ```text
//!    pattern 0   0 1 1 0           diagonal 3 2 1 0
//!    pattern 1   0 0 1 1           free in    0 0 . 0
//!    pattern 2   1 0 0 0                      1 1 . .
//!                                             . 2 2 2
//! ```
//!
//! Another pattern is disjoint from those that leave all of its diagonals free: the AND of some of
//! these rows. The diagonals are cut into chunks of six bits, and for each chunk the AND is
//! tabulated for all 64 subsets. One load and one AND for each chunk then compare a pattern with
//! the whole block.
//!
//! A block consists of sections, whose pairs are counted apart, as they may have different weights.

use super::lanes::Lanes;
use super::summing::add_disjoint;
use super::tables::{CHUNK_BITS, CHUNKS, SUBSETS, Tables};
use super::tally::Tally;

/// The tables of one block.
#[derive(Clone, Debug)]
pub(super) struct Matcher {
    tables: Tables,
}

impl Matcher {
    /// The number of sections in a block.
    pub(super) const SECTIONS: usize = Lanes::PAIRS;
    /// The largest number of patterns in a section.
    pub(super) const SECTION: usize = 64;
    /// The number of bits of a pattern that are compared; those above are ignored.
    pub(super) const PATTERN_BITS: u32 = CHUNKS as u32 * CHUNK_BITS;

    pub(super) const fn new() -> Self {
        Self {
            tables: [[Lanes::NONE; SUBSETS]; CHUNKS],
        }
    }

    /// Tabulates a block of at most [`Self::SECTIONS`] sections.
    pub(super) fn load(&mut self, block: &[&[u32]]) {
        tabulate(&mut self.tables, block);
    }

    /// Adds up, over the patterns, how many of each section they are disjoint from.
    pub(super) fn tally(&self, patterns: &[u32], tally: &mut Tally) {
        add_disjoint(&self.tables, patterns, tally);
    }
}

/// Fills the tables for a block.
#[cfg_attr(
    target_arch = "x86_64",
    multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2"))
)]
fn tabulate(tables: &mut Tables, block: &[&[u32]]) {
    let free = free_of(block);
    for (table, rows) in tables.iter_mut().zip(free.chunks(CHUNK_BITS as usize)) {
        table[0] = Lanes::splat(u32::MAX);
        let mut size = 1;
        for row in rows {
            for subset in 0..size {
                table[subset + size] = table[subset].and(*row);
            }
            size *= 2;
        }
    }
    // Places without a pattern match nothing.
    let filled = filled(block);
    for row in &mut tables[0] {
        *row = row.and(filled);
    }
}

/// For each bit of a pattern, the patterns of the block that have it clear.
///
/// Pattern 2 i + l of a section is bit i of lane l of its pair.
#[expect(
    clippy::inline_always,
    reason = "it is compiled for each kind of processor"
)]
#[inline(always)]
fn free_of(block: &[&[u32]]) -> [Lanes; 32] {
    let mut pairs = [[0; Lanes::PAIRS]; 32];
    for (place, section) in block.iter().enumerate() {
        let (whole, rest) = section.as_chunks();
        for (pairs, &[low, high]) in pairs.iter_mut().zip(whole) {
            pairs[place] = u64::from(low) | u64::from(high) << 32;
        }
        if let [last] = rest {
            pairs[whole.len()][place] = u64::from(*last);
        }
    }
    let mut rows = pairs.map(|pairs| Lanes::from_pairs(pairs.map(|pair| !pair)));
    transpose(&mut rows);
    rows
}

/// The places that the patterns of a block fill.
fn filled(block: &[&[u32]]) -> Lanes {
    let lowest = |bits: usize| (1_u64 << bits) - 1;
    Lanes::from_pairs(std::array::from_fn(|place| {
        let patterns = block.get(place).map_or(0, |section| section.len());
        lowest(patterns.div_ceil(2)) | lowest(patterns / 2) << 32
    }))
}

/// Exchanges bit j of row i with bit i of row j, in each lane: first the 16 x 16 blocks off the diagonal, then the 8 x
/// 8 blocks within each block, and so on.
#[expect(
    clippy::inline_always,
    reason = "it is compiled for each kind of processor"
)]
#[inline(always)]
fn transpose(rows: &mut [Lanes; 32]) {
    let mut low = u32::MAX;
    for step in [16, 8, 4, 2, 1] {
        low ^= low << step;
        let low = Lanes::splat(low);
        for start in (0..32).step_by(2 * step) {
            for i in start..start + step {
                let (upper, lower) = (rows[i], rows[i + step]);
                let exchanged = upper.shift_down(step as u32).xor(lower).and(low);
                rows[i] = upper.xor(exchanged.shift_up(step as u32));
                rows[i + step] = lower.xor(exchanged);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(len: usize, seed: u32) -> Vec<u32> {
        let mut state = seed;
        let mut next = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 2
        };
        (0..len).map(|_| next() & next() & next()).collect()
    }

    #[test]
    fn transposing_exchanges_rows_and_bits() {
        let mut rows = [Lanes::NONE; 32];
        for (row, value) in rows.iter_mut().zip(random(32, 7)) {
            let mut lanes = [0; Lanes::LEN];
            lanes[3] = value;
            *row = Lanes::new(lanes);
        }
        let before = rows;
        transpose(&mut rows);
        for (i, row) in rows.iter().enumerate() {
            for (j, column) in before.iter().enumerate() {
                assert_eq!(row.lanes()[3] >> j & 1, column.lanes()[3] >> i & 1);
            }
        }
    }

    #[test]
    fn pairs_are_counted_as_one_by_one() {
        let mut matcher = Matcher::new();
        for (blocked, compared) in [(1, 1), (7, 8), (100, 9), (255, 100), (256, 33), (3, 1000)] {
            let (block, others) = (random(blocked, 1), random(compared, 2));
            let sections: Vec<&[u32]> = block.chunks(Matcher::SECTION).collect();
            let mut tally = Tally::new();
            matcher.load(&sections);
            matcher.tally(&others, &mut tally);
            let mut expected = [0; Lanes::PAIRS];
            for (expected, section) in expected.iter_mut().zip(sections) {
                let disjoint = |a: &u32| section.iter().filter(|&b| a & b == 0).count() as u64;
                *expected = others.iter().map(disjoint).sum();
            }
            assert_eq!(tally.totals(), expected);
        }
    }
}
