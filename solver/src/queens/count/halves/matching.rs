//! Counting the pairs of disjoint words of two lists, many at a time.
//!
//! A word is a set of occupied diagonals, as bits. A block of words is turned on its side:
//! for each diagonal, one row of bits marks which words of the block leave it free.
//!
//! ```text
//!    word 0   0 1 1 0           diagonal 3 2 1 0
//!    word 1   0 0 1 1           free in    0 0 . 0
//!    word 2   1 0 0 0                      1 1 . .
//!                                          . 2 2 2
//! ```
//!
//! Another word is disjoint from those that leave all of its diagonals free: the AND of some of
//! these rows. The diagonals are cut into chunks of seven bits, and for each chunk the AND is
//! tabulated for all 128 subsets. One load and one AND for each chunk then compare a word with
//! the whole block.
//!
//! Both lists are sorted by key, the highest bits. So the words of a block have many bits of the key in
//! common, and what has any of these is passed over. The others come in runs of the same key,
//! for which the key is compared once.

use super::buckets::Buckets;
use super::fields::Fields;
use super::lanes::Lanes;
use super::summing::{Run, add_disjoint, tabulate};
use super::tables::Tables;
use super::tally::Tally;

/// The tables of one block.
#[derive(Clone, Debug)]
pub struct Matcher {
    tables: Tables,
    runs: Vec<Run>,
}

impl Matcher {
    /// The number of sections in a block.
    pub const SECTIONS: usize = Lanes::WORDS;
    /// The largest number of words in a section.
    pub const SECTION: usize = 64;

    pub const fn new() -> Self {
        Self {
            tables: Tables::new(),
            runs: Vec::new(),
        }
    }

    /// The number of pairs of disjoint words, one of each section of the block and one of the others.
    pub fn count(
        &mut self,
        fields: Fields,
        block: &[&[u64]],
        others: &Buckets,
    ) -> [u64; Self::SECTIONS] {
        let rows = free_of(block);
        tabulate(&mut self.tables, &rows, filled(block), fields);
        let common = block
            .iter()
            .copied()
            .flatten()
            .fold(u64::MAX, |common, word| common & word);
        let common = fields.key(common);
        self.runs.clear();
        for key in subsets((fields.keys() - 1) & !common) {
            let places = others.places(key);
            if !places.is_empty() {
                self.runs.push(Run {
                    key: key as u32,
                    start: places.start,
                    len: places.end - places.start,
                });
            }
        }
        let mut tally = Tally::new();
        add_disjoint(
            fields.chunks,
            &self.tables,
            others.words(),
            &self.runs,
            &mut tally,
        );
        tally.totals()
    }
}

/// All subsets of a set, which is given by its bits.
fn subsets(set: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(set), move |&subset| {
        subset.checked_sub(1).map(|smaller| smaller & set)
    })
}

/// The complements of the words of a block: row i has word i of each section.
fn free_of(block: &[&[u64]]) -> [Lanes; 64] {
    let mut rows = [[u64::MAX; Lanes::WORDS]; 64];
    for (place, section) in block.iter().enumerate() {
        for (row, word) in rows.iter_mut().zip(*section) {
            row[place] = *word;
        }
    }
    rows.map(|words| Lanes::new(words.map(|word| !word)))
}

/// The places that the words of a block fill.
fn filled(block: &[&[u64]]) -> Lanes {
    let lowest = |bits: usize| u64::MAX.checked_shr(64 - bits as u32).unwrap_or(0);
    Lanes::new(std::array::from_fn(|place| {
        lowest(block.get(place).map_or(0, |section| section.len()))
    }))
}

#[cfg(test)]
mod tests {
    use super::super::tables::{CHUNK_BITS, KEY_CHUNK_BITS, KEY_CHUNKS, MOST_CHUNKS};
    use super::*;

    const BLOCK: usize = Matcher::SECTIONS * Matcher::SECTION;

    fn random(len: usize, seed: u64, bits: u32) -> Vec<u64> {
        let mut state = seed;
        let mut next = move || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            state >> 20
        };
        (0..len)
            .map(|_| next() & next() & ((1 << bits) - 1))
            .collect()
    }

    #[test]
    fn pairs_are_counted_as_one_by_one() {
        let mut matcher = Matcher::new();
        for bits in [9, 20, 36, 40] {
            for (blocked, compared) in [
                (1, 1),
                (7, 8),
                (100, 9),
                (BLOCK - 1, 100),
                (BLOCK, 33),
                (3, 5000),
            ] {
                let (block, others) = (random(blocked, 1, bits), random(compared, 2, bits));
                let fields = Fields::new(bits, compared);
                let mut sorted = Buckets::default();
                sorted.fill(&others, fields.keys(), fields.shift());
                let sections: Vec<&[u64]> = block.chunks(Matcher::SECTION).collect();
                let mut expected = [0; Matcher::SECTIONS];
                for (expected, section) in expected.iter_mut().zip(&sections) {
                    let disjoint = |a: &u64| section.iter().filter(|&b| a & b == 0).count() as u64;
                    *expected = others.iter().map(disjoint).sum();
                }
                assert_eq!(
                    matcher.count(fields, &sections, &sorted),
                    expected,
                    "{bits} bits"
                );
            }
        }
    }

    #[test]
    fn the_fields_hold_all_bits() {
        for bits in 5..=52 {
            for words in [0, 1, 1000, 1 << 20, 1 << 28] {
                let fields = Fields::new(bits, words);
                assert!(
                    fields.shift() <= fields.chunks as u32 * CHUNK_BITS,
                    "{fields:?}"
                );
                assert!(fields.chunks <= MOST_CHUNKS, "{fields:?}");
                assert!(
                    fields.key_bits <= KEY_CHUNKS as u32 * KEY_CHUNK_BITS,
                    "{fields:?}"
                );
            }
        }
    }
}
