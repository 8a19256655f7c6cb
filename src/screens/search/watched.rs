//! What a run has to be able to do so that it can be watched, and what may be known of the whole of it.

use std::fmt::Debug;

use bezzel_solver::queens::steps::{JumpOutcome, Milestone};

/// Places of a run that one can jump to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Jump {
    /// The next one of a kind.
    Next(Milestone),
    /// The one of a kind before.
    Previous(Milestone),
    /// Where the piece with this number is placed for the first time.
    First(u8),
    /// A node of the tree.
    Node,
}

/// A run that stands at one of its events.
pub(super) trait Watched: Clone + Debug + PartialEq {
    /// The same run at its start.
    fn restarted(&self) -> Self;

    /// The number of the present event.
    fn step(&self) -> u64;

    /// Goes to the next event. Returns whether there was one.
    fn forward(&mut self) -> bool;

    /// Goes to the event before. Returns whether there was one.
    fn back(&mut self) -> bool;

    /// Goes to an event, or to the end if there is no such event. Returns whether it is there.
    fn walk_to(&mut self, step: u64) -> bool;

    /// Goes on to the next event of a kind, over at most so many events.
    fn forward_to(&mut self, wanted: Milestone, most: u64) -> JumpOutcome;

    /// Goes back to the last event of a kind, over at most so many events.
    fn back_to(&mut self, wanted: Milestone, most: u64) -> JumpOutcome;

    /// How much of the run is done, from 0 to 1.
    fn fraction(&self) -> f64;

    /// The node of the tree that it is at.
    fn node(&self) -> Vec<u8>;

    /// The event at which it comes to a node of the tree, if that is not too far from the start to be counted.
    fn step_of(&self, node: &[u8]) -> Option<u64>;
}

/// What is known of a whole run: grows while the run is surveyed.
pub(super) trait Known: Clone + Debug + Default + PartialEq {
    /// The run.
    type Run: Watched;

    /// The last event that is known.
    fn known_to(&self) -> u64;

    /// The last event of the run, once the whole is known.
    fn last_step(&self) -> Option<u64>;

    /// Goes to an event that is known.
    fn seek(&self, run: &mut Self::Run, step: u64);

    /// Where a jump from an event leads.
    fn led_to(&self, jump: Jump, from: u64) -> Lead;
}

/// What is known of a place that one wants to jump to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// It is the event with this number.
    Step(u64),
    /// There is no such event.
    Nowhere,
    /// It has to be looked for.
    Unknown,
}

/// Both kinds of runs have what is watched under the same names.
macro_rules! watched {
    ($Run:ty { node: $node:path, step_of: $step_of:path }) => {
        impl $crate::screens::search::watched::Watched for $Run {
            fn restarted(&self) -> Self {
                Self::new(self.plan()).unwrap_or_else(|_| self.clone())
            }

            fn step(&self) -> u64 {
                self.step()
            }

            fn forward(&mut self) -> bool {
                self.forward()
            }

            fn back(&mut self) -> bool {
                self.back()
            }

            fn walk_to(&mut self, step: u64) -> bool {
                self.walk_to(step)
            }

            fn forward_to(&mut self, wanted: Milestone, most: u64) -> JumpOutcome {
                self.forward_to(wanted, most)
            }

            fn back_to(&mut self, wanted: Milestone, most: u64) -> JumpOutcome {
                self.back_to(wanted, most)
            }

            fn fraction(&self) -> f64 {
                self.fraction()
            }

            fn node(&self) -> Vec<u8> {
                $node(self)
            }

            fn step_of(&self, node: &[u8]) -> Option<u64> {
                $step_of(self.plan(), node)
            }
        }
    };
}

pub(super) use watched;
