//! Many bits side by side: a row of bits, one for each pattern of a block.
//!
//! There are two versions of [`Lanes`]. The portable one is left to the compiler, which makes
//! vector instructions of it where it is told to optimise for speed. For a page, whole programs are
//! optimised for size at the end, and plain arrays stay plain: there the instructions are named.

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use portable::Lanes;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use simd128::Lanes;

impl Lanes {
    /// The number of lanes of 32 bits.
    pub(super) const LEN: usize = 8;
    /// The number of pairs of lanes.
    pub(super) const PAIRS: usize = Self::LEN / 2;

    /// The row of these lanes.
    #[inline]
    pub(super) fn new(lanes: [u32; Self::LEN]) -> Self {
        let pair = |i: usize| u64::from(lanes[i]) | u64::from(lanes[i + 1]) << 32;
        Self::from_pairs([pair(0), pair(2), pair(4), pair(6)])
    }

    /// The row with the same bits in each lane.
    #[inline]
    pub(super) fn splat(lane: u32) -> Self {
        Self::new([lane; Self::LEN])
    }

    #[cfg(test)]
    pub(super) fn lanes(self) -> [u32; Self::LEN] {
        let pairs = self.pairs();
        std::array::from_fn(|lane| (pairs[lane / 2] >> (lane % 2 * 32)) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_apart() {
        let (a, b) = ([1, 2, 3, 4, 5, 6, 7, u32::MAX], [8, 7, 6, 5, 4, 3, 2, 1]);
        let apply = |f: fn(u32, u32) -> u32| std::array::from_fn(|i| f(a[i], b[i]));
        let (left, right) = (Lanes::new(a), Lanes::new(b));
        assert_eq!(left.and(right).lanes(), apply(|a, b| a & b));
        assert_eq!(left.or(right).lanes(), apply(|a, b| a | b));
        assert_eq!(left.xor(right).lanes(), apply(|a, b| a ^ b));
        assert_eq!(left.ones().pairs(), [1 + 1, 2 + 1, 2 + 2, 3 + 32]);
        assert_eq!(
            Lanes::from_pairs([u64::MAX, 1, 2, 3])
                .plus(Lanes::from_pairs([1; 4]))
                .pairs(),
            [0, 2, 3, 4]
        );
        assert_eq!(Lanes::splat(6).lanes(), [6; 8]);
        let low = Lanes::splat(0x0000_ffff);
        let high = Lanes::splat(0xffff_0000);
        assert_eq!(low.shift_up(16), high);
        assert_eq!(high.shift_down(16), low);
    }
}
