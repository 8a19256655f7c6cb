use crate::board::Square;

/// A deduction: what follows from the numbers that are written, and why. It is made of numbers and squares only, so that it can
/// be drawn as well as said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Inference {
    /// A number has one square left beside the number before it, the number behind it, or both.
    Way {
        /// The number.
        number: u32,
        /// Its square.
        square: Square,
        /// The numbers that are written beside it: one or two.
        beside: Vec<u32>,
    },
    /// All paths of free squares from one number to another lead over one square with the same number.
    Gap {
        /// The number.
        number: u32,
        /// Its square.
        square: Square,
        /// The last number that is written before it.
        from: u32,
        /// The next number that is written behind it; in a closed tour it may be less.
        to: u32,
    },
    /// By parity and distance from the written numbers, a number has one square left.
    Reach {
        /// The number.
        number: u32,
        /// Its square.
        square: Square,
    },
    /// By parity and distance from the written numbers, a square has one number left.
    Fits {
        /// The number.
        number: u32,
        /// Its square.
        square: Square,
    },
    /// A number on a square would leave a number or a square without the other: it does not stand there.
    Refuted {
        /// The number.
        number: u32,
        /// The square.
        square: Square,
        /// The number or the square that would be left without.
        without: Without,
    },
    /// A number has no square, or a square no number: no tour fits what is written.
    Impossible {
        /// The number or the square.
        without: Without,
    },
}

/// A number without a square, or a square without a number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Without {
    /// The number.
    Number(u32),
    /// The square.
    Square(Square),
}

impl Inference {
    /// Its difficulty, 1 to 4.
    #[must_use]
    pub const fn grade(&self) -> u8 {
        match self {
            Self::Way { .. } | Self::Impossible { .. } => 1,
            Self::Gap { .. } => 2,
            Self::Reach { .. } | Self::Fits { .. } => 3,
            Self::Refuted { .. } => 4,
        }
    }

    /// The number that the deduction writes, and its square.
    #[must_use]
    pub const fn written(&self) -> Option<(u32, Square)> {
        match *self {
            Self::Way { number, square, .. }
            | Self::Gap { number, square, .. }
            | Self::Reach { number, square }
            | Self::Fits { number, square } => Some((number, square)),
            Self::Refuted { .. } | Self::Impossible { .. } => None,
        }
    }
}
