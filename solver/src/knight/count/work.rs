//! Measures the work done by the states that were looked at.

use crate::job::Steps;

/// The steps taken, those before a resumption included, and the states looked at beyond whole steps.
#[derive(Copy, Clone, Debug, Default)]
pub struct Work {
    steps: Steps,
    states: u64,
}

impl Work {
    /// The states of a step.
    pub const STEP: u64 = 1 << 10;

    /// Work that was resumed after `steps` steps.
    pub const fn resumed(steps: u64) -> Self {
        Self {
            steps: Steps::new(steps),
            states: 0,
        }
    }

    pub const fn steps(self) -> u64 {
        self.steps.get()
    }

    /// Adds the states of one piece of work, and one for the piece itself. Returns the whole steps that it completes.
    pub const fn add(&mut self, states: u64) -> u64 {
        self.states += states + 1;
        let taken = self.states / Self::STEP;
        self.steps.add(taken);
        self.states %= Self::STEP;
        taken
    }
}
