/// The counters of a search so far.
///
/// | n | tests | placements | dead ends | solutions | tests before the first solution |
/// |---|---|---|---|---|---|
/// | 4 | 60 | 16 | 4 | 2 | 26 |
/// | 6 | 894 | 152 | 46 | 4 | 171 |
/// | 8 | 15,720 | 2,056 | 644 | 92 | 876 |
/// | 10 | 348,150 | 35,538 | 12,050 | 724 | 975 |
/// | 11 | 1,806,706 | 166,925 | 58,396 | 2,680 | 517 |
///
/// The figures are those of [`Test`](super::Algorithm::Test), [`Arrays`](super::Algorithm::Arrays)
/// and [`Walk`](super::Algorithm::Walk), from the left or the top; the tests of this module recompute them.
#[derive(
    Copy, Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Counters {
    /// Squares that were looked at.
    ///
    /// Bit masks answer for a whole row at once, which counts as one. To find the fewest free
    /// squares, every square is looked at whose row and column have no queen yet.
    pub tests: u64,
    /// Queens that were put on the board.
    pub placements: u64,
    /// Positions, not solutions, to which no queen could be added.
    pub dead_ends: u64,
    /// Solutions that were found.
    pub solutions: u64,
}

impl Counters {
    /// The counters of a snapshot, which can say any numbers, low enough that no run makes them overflow.
    pub(crate) fn capped(self) -> Self {
        let capped = |counter: u64| counter.min(u64::MAX / 2);
        Self {
            tests: capped(self.tests),
            placements: capped(self.placements),
            dead_ends: capped(self.dead_ends),
            solutions: capped(self.solutions),
        }
    }
}
