/// A row of bits, as four pairs of lanes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(in super::super) struct Lanes([u64; 4]);

impl Lanes {
    pub(in super::super) const NONE: Self = Self([0; 4]);

    #[inline]
    pub(in super::super) fn from_pairs(pairs: [u64; 4]) -> Self {
        Self(pairs)
    }

    #[inline]
    pub(in super::super) fn pairs(self) -> [u64; 4] {
        self.0
    }

    #[inline]
    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }

    #[inline]
    pub(in super::super) fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline]
    pub(in super::super) fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline]
    pub(in super::super) fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    /// Shifts towards the higher bits; what leaves a lane may enter the next.
    #[inline]
    pub(in super::super) fn shift_up(self, bits: u32) -> Self {
        Self(self.0.map(|pair| pair << bits))
    }

    /// Shifts towards the lower bits; what leaves a lane may enter the next.
    #[inline]
    pub(in super::super) fn shift_down(self, bits: u32) -> Self {
        Self(self.0.map(|pair| pair >> bits))
    }

    /// The sum in each pair, as numbers of 64 bits.
    #[inline]
    pub(in super::super) fn plus(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_add)
    }

    /// The number of ones in each pair.
    #[inline]
    pub(in super::super) fn ones(self) -> Self {
        Self(self.0.map(|pair| u64::from(pair.count_ones())))
    }
}
