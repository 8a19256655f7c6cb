use super::{Counters, Watched};

named! {
    /// The unit that is counted while two runs go side by side.
    #[derive(Default)]
    pub enum Clock {
        /// The events.
        #[default]
        Step = "step",
        /// The squares that are tested.
        Tests = "tests",
    }
}

impl Clock {
    /// The time at an event, by its number and the counters.
    pub const fn at(self, step: u64, counters: Counters) -> u64 {
        match self {
            Self::Step => step,
            Self::Tests => counters.tests,
        }
    }

    /// The time at the present event of a run.
    pub fn of<R: Watched>(self, run: &R) -> u64 {
        self.at(run.step(), run.counters())
    }

    /// Takes a run to its last event at a time, over at most so many events. Returns whether it is there.
    ///
    /// ```
    /// use bezzel_stepping::queens::{Algorithm, Clock, Event, Plan, Run, Watched};
    ///
    /// let mut run = Run::new(Plan::new(4, Algorithm::Masks))?;
    /// assert!(Clock::Tests.walk(&mut run, 1, 100));
    /// // The first row has been tested, and the next event is the test of the second.
    /// assert_eq!(run.path(), [0]);
    /// assert_eq!(run.counters().tests, 1);
    /// run.forward();
    /// assert_eq!(run.counters().tests, 2);
    /// # Ok::<_, bezzel_stepping::queens::StepsError>(())
    /// ```
    pub fn walk<R: Watched>(self, run: &mut R, time: u64, most: u64) -> bool {
        for _ in 0..most {
            if self.of(run) > time {
                run.back();
                continue;
            }
            if !run.forward() {
                return true;
            }
            if self.of(run) > time {
                run.back();
                return true;
            }
        }
        false
    }
}
