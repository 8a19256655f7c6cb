//! Numbers that look random and are the same for the same seed, on every platform.

/// A small generator of pseudo-random numbers: `SplitMix64`.
///
/// Its state is a counter that grows by an odd constant with each number, and a number is the
/// scrambled state. So it can also go [back](Self::back), or [jump](Self::skip) to any place of
/// its sequence at once. It passes the usual statistical tests and is no use for secrets.
///
/// Two generators are equal if all their further numbers are.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Random;
///
/// let mut random = Random::new(1848);
/// let rolls: Vec<u32> = (0..5).map(|_| 1 + random.below(6)).collect();
/// assert_eq!(rolls, [5, 5, 1, 1, 5]);
///
/// random.back();
/// assert_eq!(1 + random.below(6), 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Random {
    state: u64,
}

impl Random {
    /// The fractional part of the golden ratio, made odd.
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// A generator whose numbers depend on the seed alone.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The seed of a generator that continues as this one does.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.state
    }

    /// The next number, each of the 2^64 equally likely.
    pub const fn next_u64(&mut self) -> u64 {
        self.skip(1);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// The next number, scaled to 0 to `n - 1`; always 0 if `n` is 0.
    ///
    /// The likeliest number is more likely than any other by less than one in 2^32.
    pub const fn below(&mut self, n: u32) -> u32 {
        let number = self.next_u64();
        let n = n as u64;
        // The integer part of n times the number as a fraction of 2^64.
        let high = (number >> 32) * n;
        let low = (number & 0xffff_ffff) * n;
        ((high + (low >> 32)) >> 32) as u32
    }

    /// Brings the items into a random order, all orders equally likely as far as 2^64 sequences
    /// can distinguish them. Takes one number for each item but the first; if there are more than
    /// `u32::MAX` items, only so many of them move.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let count = u32::try_from(items.len()).unwrap_or(u32::MAX);
        for last in (1..count).rev() {
            items.swap(last as usize, self.below(last + 1) as usize);
        }
    }

    /// Returns to where the generator was before its last number.
    pub const fn back(&mut self) {
        self.skip(u64::MAX);
    }

    /// Leaves out so many numbers. Going on by 2^64 - k numbers is going back by k.
    pub const fn skip(&mut self, numbers: u64) {
        self.state = self.state.wrapping_add(Self::STEP.wrapping_mul(numbers));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that the authors' own program prints.
    #[test]
    fn the_published_sequence() {
        let mut random = Random::new(1_234_567);
        let numbers: Vec<u64> = (0..5).map(|_| random.next_u64()).collect();
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn back_and_skip_are_the_same_sequence() {
        let mut random = Random::new(u64::MAX);
        let start = random.clone();
        let numbers: Vec<u64> = (0..10).map(|_| random.next_u64()).collect();
        for at in (0..10).rev() {
            random.back();
            assert_eq!(random.clone().next_u64(), numbers[at]);
            let mut jumped = start.clone();
            jumped.skip(at as u64);
            assert_eq!(jumped, random);
        }
        assert_eq!(Random::new(random.seed()), start);
    }

    #[test]
    fn below_scales_exactly() {
        for n in [1, 2, 3, 6, 64, 1_000_000, u32::MAX] {
            let mut random = Random::new(u64::from(n));
            let mut exact = random.clone();
            for _ in 0..200 {
                let expected = (u128::from(exact.next_u64()) * u128::from(n)) >> 64;
                assert_eq!(u128::from(random.below(n)), expected);
            }
        }
        assert_eq!(Random::new(0).below(0), 0);
    }

    #[test]
    fn each_number_and_each_order_comes_as_often_as_others() {
        let mut random = Random::new(7);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            random.shuffle(&mut items);
            counts[items[0] * 2 + usize::from(items[1] > items[2])] += 1;
        }
        // Four standard deviations of a binomial distribution with p = 1/6.
        assert!(
            counts.iter().all(|&count| count.abs_diff(10_000) < 366),
            "{counts:?}"
        );
    }
}
