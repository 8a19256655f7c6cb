//! The tables with which patterns are compared, as [`matching`](super::matching) tells.

use super::lanes::Lanes;

/// The bits of a pattern that one table compares.
pub(super) const CHUNK_BITS: u32 = 7;
pub(super) const SUBSETS: usize = 1 << CHUNK_BITS;
/// The largest number of tables for one pattern.
pub(super) const MOST_CHUNKS: usize = 5;

/// The bits of a key that one table compares.
pub(super) const KEY_CHUNK_BITS: u32 = 9;
pub(super) const KEY_SUBSETS: usize = 1 << KEY_CHUNK_BITS;
pub(super) const KEY_CHUNKS: usize = 2;

/// For each chunk of a word, the row of each of its subsets.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) pattern: [[Lanes; SUBSETS]; MOST_CHUNKS],
    pub(super) key: [[Lanes; KEY_SUBSETS]; KEY_CHUNKS],
}

impl Tables {
    #[expect(
        clippy::large_stack_arrays,
        reason = "they are moved to the heap at once"
    )]
    pub(super) const fn new() -> Self {
        Self {
            pattern: [[Lanes::NONE; SUBSETS]; MOST_CHUNKS],
            key: [[Lanes::NONE; KEY_SUBSETS]; KEY_CHUNKS],
        }
    }
}
