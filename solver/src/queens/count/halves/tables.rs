//! The tables with which patterns are compared, as [`matching`](super::matching) tells.

use super::lanes::Lanes;

/// The bits of a pattern that one table compares.
pub(super) const CHUNK_BITS: u32 = 6;
pub(super) const SUBSETS: usize = 1 << CHUNK_BITS;
pub(super) const CHUNKS: usize = 5;

/// For each chunk, the row of each of its subsets.
pub(super) type Tables = [[Lanes; SUBSETS]; CHUNKS];
