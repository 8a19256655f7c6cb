//! The tables with which patterns are compared, as [`matching`](super::matching) explains.

use super::lanes::Lanes;

/// The bits of a pattern that one table compares.
pub const CHUNK_BITS: u32 = 7;
pub const SUBSETS: usize = 1 << CHUNK_BITS;
/// The largest number of tables for one pattern.
pub const MOST_CHUNKS: usize = 5;

/// The bits of a key that one table compares.
pub const KEY_CHUNK_BITS: u32 = 9;
pub const KEY_SUBSETS: usize = 1 << KEY_CHUNK_BITS;
pub const KEY_CHUNKS: usize = 2;

/// For each chunk of a word, the row of each of its subsets.
#[derive(Clone, Debug)]
pub struct Tables {
    pub pattern: [[Lanes; SUBSETS]; MOST_CHUNKS],
    pub key: [[Lanes; KEY_SUBSETS]; KEY_CHUNKS],
}

impl Tables {
    #[expect(
        clippy::large_stack_arrays,
        reason = "they are moved to the heap at once"
    )]
    pub const fn new() -> Self {
        Self {
            pattern: [[Lanes::NONE; SUBSETS]; MOST_CHUNKS],
            key: [[Lanes::NONE; KEY_SUBSETS]; KEY_CHUNKS],
        }
    }
}
