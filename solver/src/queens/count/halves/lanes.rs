//! Many bits side by side, in a form that compilers turn into vector instructions.

/// A row of bits, one for each pattern of a block.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Lanes(pub(super) [u32; Lanes::LEN]);

impl Lanes {
    pub(super) const LEN: usize = 8;
    /// The number of bits.
    pub(super) const BITS: usize = 32 * Self::LEN;
    pub(super) const NONE: Self = Self([0; Self::LEN]);
    pub(super) const ALL: Self = Self([u32::MAX; Self::LEN]);

    #[inline]
    pub(super) fn map(self, f: impl Fn(u32) -> u32) -> Self {
        Self(std::array::from_fn(|lane| f(self.0[lane])))
    }

    #[inline]
    fn zip(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        Self(std::array::from_fn(|lane| f(self.0[lane], other.0[lane])))
    }

    #[inline]
    pub(super) fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline]
    pub(super) fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline]
    pub(super) fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    pub(super) fn count_ones(self) -> u64 {
        self.0.iter().map(|lane| u64::from(lane.count_ones())).sum()
    }
}
