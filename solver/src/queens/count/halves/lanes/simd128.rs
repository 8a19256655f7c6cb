use std::arch::wasm32::{
    i8x16_popcnt, i16x8_extadd_pairwise_u8x16, i32x4_extadd_pairwise_u16x8, u64x2, u64x2_add,
    u64x2_extract_lane, u64x2_shl, u64x2_shr, u64x2_splat, v128, v128_and, v128_or, v128_xor,
};

/// A row of bits, as two vectors of four lanes.
#[derive(Copy, Clone, Debug)]
pub(in super::super) struct Lanes([v128; 2]);

impl Lanes {
    pub(in super::super) const NONE: Self = Self([u64x2(0, 0); 2]);

    #[inline]
    pub(in super::super) fn from_pairs(pairs: [u64; 4]) -> Self {
        Self([u64x2(pairs[0], pairs[1]), u64x2(pairs[2], pairs[3])])
    }

    #[inline]
    pub(in super::super) fn pairs(self) -> [u64; 4] {
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
    pub(in super::super) fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_and(a, b))
    }

    #[inline]
    pub(in super::super) fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_or(a, b))
    }

    #[inline]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| v128_xor(a, b))
    }

    /// Shifts towards the higher bits; what leaves a lane may enter the next.
    #[inline]
    pub(in super::super) fn shift_up(self, bits: u32) -> Self {
        Self(self.0.map(|pairs| u64x2_shl(pairs, bits)))
    }

    /// Shifts towards the lower bits; what leaves a lane may enter the next.
    #[inline]
    pub(in super::super) fn shift_down(self, bits: u32) -> Self {
        Self(self.0.map(|pairs| u64x2_shr(pairs, bits)))
    }

    /// The sum in each pair, as numbers of 64 bits.
    #[inline]
    pub(in super::super) fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| u64x2_add(a, b))
    }

    /// The number of ones in each pair.
    #[inline]
    pub(in super::super) fn ones(self) -> Self {
        Self(self.0.map(|pairs| {
            let sums =
                i32x4_extadd_pairwise_u16x8(i16x8_extadd_pairwise_u8x16(i8x16_popcnt(pairs)));
            // Two sums of at most 32 each in each pair.
            let low = v128_and(sums, u64x2_splat(0xffff_ffff));
            u64x2_add(low, u64x2_shr(sums, 32))
        }))
    }
}

impl PartialEq for Lanes {
    fn eq(&self, other: &Self) -> bool {
        self.pairs() == other.pairs()
    }
}
