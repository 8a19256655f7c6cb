use super::Counters;
use super::moment::Moment;

/// A run at one of its events, small enough to keep many: some 20 bytes when packed.
///
/// Of value only with the plan that it comes from.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Snapshot {
    /// The number of the event.
    pub(super) step: u64,
    pub(super) counters: Counters,
    /// For a depth-first search, what has just happened and the rank of each queen in the order in
    /// which its row or column is visited. Queens that are placed anywhere have their rows before the ranks, and the
    /// present row comes last. A repair is played again from its start.
    pub(super) search: Option<(Moment, Vec<u8>)>,
}

impl Snapshot {
    /// The number of the event that the run was at, from 0.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// What the run had done so far.
    #[must_use]
    pub const fn counters(&self) -> Counters {
        self.counters
    }
}
