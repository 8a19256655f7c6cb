/// A row of bits, as words.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Lanes([u64; Self::WORDS]);

impl Lanes {
    /// The number of words: those of a wide register.
    pub const WORDS: usize = 8;
    pub const NONE: Self = Self([0; Self::WORDS]);
    pub const ALL: Self = Self([u64::MAX; Self::WORDS]);

    #[inline]
    pub fn new(words: [u64; Self::WORDS]) -> Self {
        Self(words)
    }

    #[inline]
    pub fn words(self) -> [u64; Self::WORDS] {
        self.0
    }

    #[inline]
    fn zip(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }

    #[inline]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline]
    pub fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline]
    pub fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    /// Shifts each word towards the higher bits.
    #[inline]
    pub fn shift_up(self, bits: u32) -> Self {
        Self(self.0.map(|word| word << bits))
    }

    /// Shifts each word towards the lower bits.
    #[inline]
    pub fn shift_down(self, bits: u32) -> Self {
        Self(self.0.map(|word| word >> bits))
    }

    /// The sum of each word, as numbers of 64 bits.
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_add)
    }

    /// The number of ones in each word.
    #[inline]
    pub fn ones(self) -> Self {
        Self(self.0.map(|word| u64::from(word.count_ones())))
    }
}
