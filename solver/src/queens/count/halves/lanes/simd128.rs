use std::arch::wasm32::{
    i8x16_add, i8x16_popcnt, i16x8_extadd_pairwise_u8x16, i32x4_extadd_pairwise_u16x8, u64x2,
    u64x2_extract_lane, u64x2_shl, u64x2_shr, v128, v128_and, v128_or, v128_xor,
};

/// A row of bits, as two vectors of four lanes.
#[derive(Copy, Clone, Debug)]
pub(in super::super) struct Lanes([v128; 2]);

impl Lanes {
    pub(in super::super) const NONE: Self = Self([u64x2(0, 0); 2]);

    #[inline]
    pub(super) fn from_pairs(pairs: [u64; 4]) -> Self {
        Self([u64x2(pairs[0], pairs[1]), u64x2(pairs[2], pairs[3])])
    }

    #[cfg(test)]
    pub(super) fn pairs(self) -> [u64; 4] {
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

    #[inline]
    pub(in super::super) fn count_ones(self) -> u64 {
        let bytes = i8x16_add(i8x16_popcnt(self.0[0]), i8x16_popcnt(self.0[1]));
        let sums = i32x4_extadd_pairwise_u16x8(i16x8_extadd_pairwise_u8x16(bytes));
        let (low, high) = (u64x2_extract_lane::<0>(sums), u64x2_extract_lane::<1>(sums));
        // Four sums of at most 64 each, in 32 bits each.
        let pairs = low + high;
        (pairs & 0xffff_ffff) + (pairs >> 32)
    }
}

impl PartialEq for Lanes {
    fn eq(&self, other: &Self) -> bool {
        self.xor(*other).count_ones() == 0
    }
}
