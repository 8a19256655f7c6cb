//! Many bits side by side: a row of bits, one for each pattern of a block.
//!
//! There are two versions of [`Lanes`]. The portable one is left to the compiler, which makes
//! vector instructions of it where it optimises for speed. For a page, whole programs are
//! optimised for size at the end, and plain arrays stay plain: there the instructions are named.

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use portable::Lanes;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub use simd128::Lanes;

impl Lanes {
    /// The row with the same bits in each word.
    #[inline]
    pub fn splat(word: u64) -> Self {
        Self::new([word; Self::WORDS])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_apart() {
        let a: [u64; Lanes::WORDS] = std::array::from_fn(|i| 1 + i as u64);
        let b = a.map(|word| u64::MAX - 3 * word);
        let both = |f: fn(u64, u64) -> u64| std::array::from_fn(|i| f(a[i], b[i]));
        let (left, right) = (Lanes::new(a), Lanes::new(b));
        assert_eq!(left.and(right).words(), both(|a, b| a & b));
        assert_eq!(left.or(right).words(), both(|a, b| a | b));
        assert_eq!(left.xor(right).words(), both(|a, b| a ^ b));
        assert_eq!(
            right.ones().words(),
            b.map(|word| u64::from(word.count_ones()))
        );
        let sums = both(u64::wrapping_add);
        assert_eq!(left.plus(right).words(), sums);
        assert_eq!(Lanes::ALL.plus(Lanes::splat(1)), Lanes::NONE);
        let low = Lanes::splat(0x0000_ffff_0000_ffff);
        let high = Lanes::splat(0xffff_0000_ffff_0000);
        assert_eq!(low.shift_up(16), high);
        assert_eq!(high.shift_down(16), low);
    }
}
