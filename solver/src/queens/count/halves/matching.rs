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

use super::lanes::Lanes;
use super::tally::Tally;

const CHUNK_BITS: u32 = 6;
const SUBSETS: usize = 1 << CHUNK_BITS;

/// The tables of one block, for patterns of `CHUNKS` times six bits.
#[derive(Clone, Debug)]
pub(super) struct Matcher<const CHUNKS: usize> {
    tables: [[Lanes; SUBSETS]; CHUNKS],
}

impl<const CHUNKS: usize> Matcher<CHUNKS> {
    /// The largest number of patterns in a block.
    pub(super) const BLOCK: usize = Lanes::BITS;
    /// The number of bits of a pattern that are compared; those above are ignored.
    pub(super) const PATTERN_BITS: u32 = CHUNKS as u32 * CHUNK_BITS;

    pub(super) const fn new() -> Self {
        Self {
            tables: [[Lanes::NONE; SUBSETS]; CHUNKS],
        }
    }

    /// Tabulates a block of at most [`Self::BLOCK`] patterns.
    pub(super) fn load(&mut self, block: &[u32]) {
        let free = free_of(block);
        for (table, rows) in self.tables.iter_mut().zip(free.chunks(CHUNK_BITS as usize)) {
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
        let filled = filled(block.len());
        for row in &mut self.tables[0] {
            *row = row.and(filled);
        }
    }

    /// Adds up, over the patterns, how many of the block they are disjoint from.
    pub(super) fn tally(&self, patterns: &[u32], tally: &mut Tally) {
        let mut tallied = *tally;
        let (groups, rest) = patterns.as_chunks();
        for group in groups {
            tallied.add(group.map(|pattern| self.disjoint(pattern)));
        }
        if !rest.is_empty() {
            tallied.add(std::array::from_fn(|i| {
                rest.get(i)
                    .map_or(Lanes::NONE, |&pattern| self.disjoint(pattern))
            }));
        }
        *tally = tallied;
    }

    /// The patterns of the block that are disjoint from this one.
    #[inline]
    fn disjoint(&self, pattern: u32) -> Lanes {
        let mut disjoint = self.tables[0][pattern as usize % SUBSETS];
        for (chunk, table) in (0..).zip(&self.tables).skip(1) {
            let subset = (pattern >> (chunk * CHUNK_BITS)) as usize % SUBSETS;
            disjoint = disjoint.and(table[subset]);
        }
        disjoint
    }
}

/// For each bit of a pattern, the patterns of the block that have it clear.
///
/// Pattern 8 i + l of the block is bit i of lane l.
fn free_of(block: &[u32]) -> [Lanes; 32] {
    let (whole, rest) = block.as_chunks();
    let mut rows = [Lanes::NONE; 32];
    for (row, patterns) in rows.iter_mut().zip(whole) {
        *row = free_in(*patterns);
    }
    if !rest.is_empty() {
        let patterns = std::array::from_fn(|i| rest.get(i).copied().unwrap_or(0));
        rows[whole.len()] = free_in(patterns);
    }
    transpose(&mut rows);
    rows
}

/// The clear bits of each pattern.
fn free_in(patterns: [u32; Lanes::LEN]) -> Lanes {
    Lanes::new(patterns).xor(Lanes::splat(u32::MAX))
}

/// The places that a block of so many patterns fills.
fn filled(patterns: usize) -> Lanes {
    Lanes::new(std::array::from_fn(|lane| {
        let bits = (patterns + Lanes::LEN - 1 - lane) / Lanes::LEN;
        ((1_u64 << bits) - 1) as u32
    }))
}

/// Exchanges bit j of row i with bit i of row j, in each lane: first the 16 x 16 blocks off the
/// diagonal, then within each block those of 8 x 8, and so on.
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
        let mut matcher = Matcher::<5>::new();
        for (blocked, compared) in [(1, 1), (7, 8), (100, 9), (255, 100), (256, 33), (3, 1000)] {
            let block = random(blocked, 1);
            let others = random(compared, 2);
            let disjoint = |a: &u32| block.iter().filter(|&b| a & b == 0).count() as u64;
            let mut tally = Tally::new();
            matcher.load(&block);
            matcher.tally(&others, &mut tally);
            assert_eq!(tally.total(), others.iter().map(disjoint).sum());
        }
    }
}
