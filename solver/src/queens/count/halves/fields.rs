//! The division of words into a key and chunks.

use super::tables::{CHUNK_BITS, KEY_CHUNK_BITS, KEY_CHUNKS, MOST_CHUNKS};

/// The fields into which words are divided for a comparison: the key above, and the chunks below.
#[derive(Copy, Clone, Debug)]
pub struct Fields {
    pub bits: u32,
    pub key_bits: u32,
    pub chunks: usize,
}

impl Fields {
    /// The fewest chunks for which there is an inner loop.
    const FEWEST_CHUNKS: usize = 4;
    /// The number of words that share a key, about. With half or twice this number, n = 20 and 22 take as long as now.
    const WORDS_OF_A_KEY: u32 = 8;

    /// The fields for words of this number of bits, to which a list of this length is sorted.
    pub fn new(bits: u32, words: usize) -> Self {
        const MOST_KEY_BITS: u32 = KEY_CHUNKS as u32 * KEY_CHUNK_BITS;
        let wanted = words.max(1).ilog2().saturating_sub(Self::WORDS_OF_A_KEY);
        let needed = bits.saturating_sub(MOST_CHUNKS as u32 * CHUNK_BITS);
        let mut key_bits = wanted.max(needed);
        // A few more bits that spare a chunk.
        let surplus = (bits - key_bits.min(bits)) % CHUNK_BITS;
        if surplus <= 2 {
            key_bits += surplus;
        }
        let key_bits = key_bits.min(MOST_KEY_BITS).min(bits);
        let chunks = (bits - key_bits).div_ceil(CHUNK_BITS) as usize;
        Self {
            bits,
            key_bits,
            chunks: chunks.max(Self::FEWEST_CHUNKS),
        }
    }

    /// The number of keys.
    pub const fn keys(self) -> usize {
        1 << self.key_bits
    }

    /// The place of the key in a word.
    pub const fn shift(self) -> u32 {
        self.bits - self.key_bits
    }

    /// The key of a word.
    pub const fn key(self, word: u64) -> usize {
        (word >> (self.bits - self.key_bits)) as usize & (self.keys() - 1)
    }
}
