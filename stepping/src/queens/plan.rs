use thiserror::Error;

use super::{Algorithm, Order, Planned};

/// The parameters of a search to watch. A plan and the number of an event determine the state.
///
/// The fields are plain data, also when they are deserialised: a plan that is not valid is refused
/// when a run of it is to begin.
///
/// # Examples
///
/// ```
/// use bezzel_stepping::queens::{Algorithm, Order, Plan};
///
/// let plan = Plan { order: Order::Middle, ..Plan::new(8, Algorithm::Masks) };
/// assert!(!plan.first_only);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Plan {
    /// The number of rows, of columns and of queens, 1 to [`Plan::MAX_N`].
    pub n: u32,
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The order in which the search visits the squares of a row.
    pub order: Order,
    /// Whether the run ends with the first solution.
    pub first_only: bool,
    /// The seed of random choices. Without random choices it has no effect.
    pub seed: u64,
}

/// The reason why a plan or a snapshot is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StepsError {
    /// The board is too small or too large.
    #[error("n = {n} is out of range: expected 1 to {}", Plan::MAX_N)]
    Size {
        /// The number of rows that was asked for.
        n: u32,
    },
    /// A repair moves queens and never goes back, and queens placed anywhere come to the same position in many ways, so
    /// that their positions form no tree.
    #[error(
        "the positions of this search form no tree: expected one that fills row after row or column after column"
    )]
    NoTree,
    /// A snapshot has a queen where this search cannot have put one.
    #[error("the snapshot puts queen {queen} where this search cannot have put it")]
    SnapshotQueen {
        /// The number of the queen, from 1.
        queen: usize,
    },
    /// A snapshot has an event that does not fit its queens.
    #[error("the snapshot's event cannot happen with its {queens} queens")]
    SnapshotEvent {
        /// The number of queens.
        queens: usize,
    },
}

impl Planned for Plan {
    type Algorithm = Algorithm;

    fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    fn by(self, algorithm: Algorithm) -> Self {
        Self { algorithm, ..self }
    }
}

impl Plan {
    /// The largest n.
    pub const MAX_N: u32 = 64;

    /// The plan to find all solutions, visiting each row from the left.
    pub const fn new(n: u32, algorithm: Algorithm) -> Self {
        Self {
            n,
            algorithm,
            order: Order::Left,
            first_only: false,
            seed: 0,
        }
    }

    /// The number of rows, if it is in range.
    pub(super) fn side(&self) -> Result<u8, StepsError> {
        match self.n {
            n @ 1..=Self::MAX_N => Ok(n as u8),
            n => Err(StepsError::Size { n }),
        }
    }
}
