use super::Counters;
use super::moment::Moment;

/// A run at one of its events, small enough to keep many: some 20 bytes when packed.
///
/// The state of a run. It is of use only with its plan.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Snapshot {
    /// The number of the event.
    pub(super) step: u64,
    pub(super) counters: Counters,
    /// For a depth-first search, the latest event and the rank of each queen, in the order of their rows or columns. In
    /// a search anywhere, the rows are before the ranks, and the present row is last. A repair is played again from its
    /// start.
    pub(super) search: Option<(Moment, Vec<u8>)>,
}

impl Snapshot {
    /// The number of the event that the run was at, from 0.
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// The counters of the run at this event.
    pub const fn counters(&self) -> Counters {
        self.counters
    }
}
