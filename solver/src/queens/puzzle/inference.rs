use super::House;
use crate::board::Square;

/// A deduction: what follows from a position, and why. It is made of squares and houses only, so that it can be drawn
/// as well as said.
///
/// A square is *open* if it holds no queen, no queen excludes it, and no deduction or player has crossed it out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Inference {
    /// A queen that stands excludes these squares. Such squares are not open, so [`Puzzle::step`](super::Puzzle::step) and
    /// [`Puzzle::path`](super::Puzzle::path) leave this out.
    Excluded {
        /// The square of the queen.
        queen: Square,
        /// The squares that are crossed out.
        crossed: Vec<Square>,
    },
    /// A house has one open square: its queen stands there.
    Last {
        /// The house.
        house: House,
        /// Its only open square.
        square: Square,
    },
    /// All open squares of k houses lie in k others, so the queens of these stand there: the other squares of these are
    /// crossed out. With k = 1, it is a region within a line, or a line within a region.
    Within {
        /// The k houses, all of them regions, rows or columns.
        houses: Vec<House>,
        /// The k houses in which they lie, which are of another sort.
        within: Vec<House>,
        /// The squares that are crossed out.
        crossed: Vec<Square>,
    },
    /// A queen on any open square of a house excludes these squares: they are crossed out.
    Common {
        /// The house.
        house: House,
        /// The squares that are crossed out.
        crossed: Vec<Square>,
    },
    /// A queen on a square would force others, and these would leave a house without an open square: it is crossed out.
    Refuted {
        /// The square.
        square: Square,
        /// The queens that would be forced one after the other, each with the house that would have no other open
        /// square.
        follows: Vec<(Square, House)>,
        /// The house that would then have no open square.
        emptied: House,
    },
    /// A house has no open square: there is no solution with these queens and crosses.
    Impossible {
        /// The house.
        house: House,
    },
}

impl Inference {
    /// Its difficulty, 1 to 4.
    #[must_use]
    pub const fn grade(&self) -> u8 {
        match self {
            Self::Excluded { .. } | Self::Last { .. } | Self::Impossible { .. } => 1,
            Self::Common { .. } => 2,
            Self::Within { houses, .. } => {
                if houses.len() == 1 {
                    2
                } else {
                    3
                }
            }
            Self::Refuted { .. } => 4,
        }
    }

    /// The square of the queen that the deduction places.
    #[must_use]
    pub const fn placed(&self) -> Option<Square> {
        match self {
            Self::Last { square, .. } => Some(*square),
            _ => None,
        }
    }

    /// The squares that are crossed out, row by row from the top.
    #[must_use]
    pub const fn crossed(&self) -> &[Square] {
        match self {
            Self::Last { .. } | Self::Impossible { .. } => &[],
            Self::Excluded { crossed, .. }
            | Self::Within { crossed, .. }
            | Self::Common { crossed, .. } => crossed.as_slice(),
            Self::Refuted { square, .. } => std::slice::from_ref(square),
        }
    }
}
