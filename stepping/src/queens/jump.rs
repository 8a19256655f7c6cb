use std::fmt::Debug;

use bezzel_named::Named;

use super::Counters;

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

/// The parameters of a search, one of which is the algorithm.
pub trait Planned: Copy + Debug + PartialEq + 'static {
    /// The algorithms.
    type Algorithm: Named + Debug;

    /// The algorithm.
    #[must_use]
    fn algorithm(&self) -> Self::Algorithm;

    /// The same search by another algorithm.
    #[must_use]
    fn by(self, algorithm: Self::Algorithm) -> Self;
}

/// A search that is at one of its events, and can go to the next event and to the previous one.
pub trait Watched: Clone + Debug + PartialEq + 'static {
    /// The parameters of the search.
    type Plan: Planned;

    /// The parameters of the search.
    #[must_use]
    fn plan(&self) -> Self::Plan;

    /// The number of the present event: 0 at the start.
    fn step(&self) -> u64;

    /// The counters of the search so far.
    #[must_use]
    fn counters(&self) -> Counters;

    /// Goes to the next event. Returns whether there was one; if not, nothing has changed.
    fn forward(&mut self) -> bool;

    /// Goes to the event before. Returns whether there was one; if not, nothing has changed.
    fn back(&mut self) -> bool;

    /// The milestone at the present event, if there is one.
    fn milestone(&self) -> Option<Milestone>;

    /// An estimate of how much of the run is behind it, 0 to 1. It never decreases on the way forward.
    fn fraction(&self) -> f64;

    /// Goes to the event with this number, one event after the other. Returns whether it is there now: if the run has
    /// fewer events, it is at its end.
    fn walk_to(&mut self, step: u64) -> bool {
        while self.step() > step && self.back() {}
        while self.step() < step && self.forward() {}
        self.step() == step
    }

    /// Continues to the next event of a kind, over at most so many events.
    ///
    /// ```
    /// use bezzel_stepping::queens::{Algorithm, JumpOutcome, Milestone, Plan, Run, Watched};
    ///
    /// let mut run = Run::new(Plan::new(8, Algorithm::Masks))?;
    /// assert_eq!(run.forward_to(Milestone::Solution, 10_000), JumpOutcome::Found);
    /// // Q . . . . . . .
    /// // . . . . Q . . .
    /// // . . . . . . . Q
    /// // . . . . . Q . .
    /// // . . Q . . . . .
    /// // . . . . . . Q .
    /// // . Q . . . . . .
    /// // . . . Q . . . .
    /// assert_eq!(run.path(), [0, 4, 7, 5, 2, 6, 1, 3]);
    /// # Ok::<_, bezzel_stepping::queens::StepsError>(())
    /// ```
    fn forward_to(&mut self, wanted: Milestone, most_events: u64) -> JumpOutcome {
        jump(self, wanted, most_events, Self::forward)
    }

    /// Goes back to the last event of a kind before the present one, over at most so many events.
    fn back_to(&mut self, wanted: Milestone, most_events: u64) -> JumpOutcome {
        jump(self, wanted, most_events, Self::back)
    }
}

/// Calls `go` at most this many times, until the run is at the wanted event.
fn jump<R: Watched>(
    run: &mut R,
    wanted: Milestone,
    most_events: u64,
    go: fn(&mut R) -> bool,
) -> JumpOutcome {
    for _ in 0..most_events {
        if !go(run) {
            return JumpOutcome::Nothing;
        }
        if run.milestone() == Some(wanted) {
            return JumpOutcome::Found;
        }
    }
    JumpOutcome::OutOfSteps
}
