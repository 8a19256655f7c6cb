use crate::queens::Unit;
use crate::queens::count::CountCheckpoint;

/// Where a [`Completion`](super::Completion) stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CompletionCheckpoint {
    /// The seed of the random numbers to come.
    pub seed: u64,
    /// The number of attempts that were given up.
    pub attempt: u32,
    /// The dead ends that the present attempt has met.
    pub dead_ends: u64,
    /// The positions that the present attempt has tried.
    pub positions: u64,
    /// The choices of the present attempt, the first one first.
    pub choices: Vec<Choice>,
    /// The largest share of the work that an attempt has done, in millionths.
    pub share: u32,
    /// The number of steps taken.
    pub steps: u64,
    /// Whether the answer has been given.
    pub answered: bool,
}

/// A choice of a [`CompletionCheckpoint`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Choice {
    /// The row or column that is being filled.
    pub unit: Unit,
    /// The number of the square within it that was tried last, from 0.
    pub chosen: u32,
    /// The squares within it that are untried, as bits.
    pub untried: u64,
}

/// Where a [`CompletionCount`](super::CompletionCount) stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum CompletionCountCheckpoint {
    /// All solutions of an empty board are counted.
    Empty(CountCheckpoint),
    /// The rows without a piece are filled one after the other.
    Rows {
        /// The columns, from 1, of the pieces on the board, in the order in which they were put
        /// there.
        columns: Vec<u8>,
        /// The first column that has not been tried in the next row, or n + 1.
        next: u8,
        /// The completions counted.
        sum: u64,
        /// The number of steps taken.
        steps: u64,
    },
}
