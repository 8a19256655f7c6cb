use super::Run;

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

impl Run {
    /// Goes on to the next event of a kind, over at most so many events.
    ///
    /// ```
    /// use bezzel_stepping::queens::{Algorithm, JumpOutcome, Plan, Run, Milestone};
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
    pub fn forward_to(&mut self, wanted: Milestone, most_events: u64) -> JumpOutcome {
        self.look(wanted, most_events, Self::forward)
    }

    /// Goes back to the last event of a kind before the present one, over at most so many events.
    pub fn back_to(&mut self, wanted: Milestone, most_events: u64) -> JumpOutcome {
        self.look(wanted, most_events, Self::back)
    }

    fn look(
        &mut self,
        wanted: Milestone,
        most_events: u64,
        go: fn(&mut Self) -> bool,
    ) -> JumpOutcome {
        JumpOutcome::of(self, most_events, go, |run| run.milestone() == Some(wanted))
    }

    /// Goes to the event with this number, one event after the other. Returns whether it is there
    /// now: if the run has fewer events, it is at its end.
    pub fn walk_to(&mut self, step: u64) -> bool {
        while self.step() > step && self.back() {}
        while self.step() < step && self.forward() {}
        self.step() == step
    }
}
