use std::arch::wasm32::{
    i8x16_popcnt, i16x8_extadd_pairwise_u8x16, i32x4_extadd_pairwise_u16x8, u64x2, u64x2_add,
    u64x2_extract_lane, u64x2_shl, u64x2_shr, u64x2_splat, v128, v128_and, v128_or, v128_xor,
};

/// A row of bits, as two vectors of two words.
#[derive(Copy, Clone, Debug)]
pub struct Lanes([v128; 2]);

impl Lanes {
    /// The number of words. With more of them, the inner loop keeps its rows no longer in registers.
    pub const WORDS: usize = 4;
    pub const NONE: Self = Self([u64x2(0, 0); 2]);
    pub const ALL: Self = Self([u64x2(u64::MAX, u64::MAX); 2]);

    #[inline]
    pub fn new(words: [u64; Self::WORDS]) -> Self {
        Self([u64x2(words[0], words[1]), u64x2(words[2], words[3])])
    }

    #[inline]
    pub fn words(self) -> [u64; Self::WORDS] {
        let [a, b] = self.0;
        [
            u64x2_extract_lane::<0>(a),
            u64x2_extract_lane::<1>(a),
            u64x2_extract_lane::<0>(b),
            u64x2_extract_lane::<1>(b),
        ]
    }

    #[inline]
    fn zip(self, other: Self, f: impl Fn(v128, v128) -> v128) -> Self {
        Self([f(self.0[0], other.0[0]), f(self.0[1], other.0[1])])
    }

    #[inline]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_and(a, b))
    }

    #[inline]
    pub fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_or(a, b))
    }

    #[inline]
    pub fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_xor(a, b))
    }

    /// Shifts each word towards the higher bits.
    #[inline]
    pub fn shift_up(self, bits: u32) -> Self {
        Self(self.0.map(|words| u64x2_shl(words, bits)))
    }

    /// Shifts each word towards the lower bits.
    #[inline]
    pub fn shift_down(self, bits: u32) -> Self {
        Self(self.0.map(|words| u64x2_shr(words, bits)))
    }

    /// The sum of each word, as numbers of 64 bits.
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| u64x2_add(a, b))
    }

    /// The number of ones in each word.
    #[inline]
    pub fn ones(self) -> Self {
        Self(self.0.map(|words| {
            let sums =
                i32x4_extadd_pairwise_u16x8(i16x8_extadd_pairwise_u8x16(i8x16_popcnt(words)));
            // Two sums of at most 32 each in each word.
            let low = v128_and(sums, u64x2_splat(0xffff_ffff));
            u64x2_add(low, u64x2_shr(sums, 32))
        }))
    }
}

impl PartialEq for Lanes {
    fn eq(&self, other: &Self) -> bool {
        self.words() == other.words()
    }
}
