/// A kind of event that is worth going to.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Milestone {
    /// A solution.
    Solution,
    /// A row or column without a free square, or an attempt that is given up.
    DeadEnd,
    /// The placing of the piece with this number, from 1: a queen, or the knight on one more square.
    Piece(u8),
}

/// The result of a search for an event.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum JumpOutcome {
    /// The run is at the wanted event.
    Found,
    /// The run is at its end or its start, and has no such event.
    Nothing,
    /// The run has used up its steps, and can continue from its present event.
    OutOfSteps,
}

impl JumpOutcome {
    /// Calls `go` at most this many times, until the run is at the wanted event.
    pub(crate) fn of<R>(
        run: &mut R,
        most_events: u64,
        go: fn(&mut R) -> bool,
        is_wanted: impl Fn(&R) -> bool,
    ) -> Self {
        for _ in 0..most_events {
            if !go(run) {
                return Self::Nothing;
            }
            if is_wanted(run) {
                return Self::Found;
            }
        }
        Self::OutOfSteps
    }
}
