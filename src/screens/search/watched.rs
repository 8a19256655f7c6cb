//! The operations that a run needs to be watched, and the surveyed part of a whole run.

use std::fmt::Debug;

use bezzel_stepping::queens::{JumpOutcome, Milestone};

use crate::bridge::queens::WorkerEvent;

/// Places of a run that one can jump to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Jump {
    /// The next one of a kind.
    Next(Milestone),
    /// The one of a kind before.
    Previous(Milestone),
    /// The event that first places the piece with this number.
    First(u8),
    /// A node of the tree.
    Node,
}

/// A run that stands at one of its events.
pub(super) trait Watched: Clone + Debug + PartialEq + 'static {
    /// The parameters of the search.
    type Plan: Copy + Debug + PartialEq + 'static;

    /// The run of a plan at its start. The plans of links are all valid.
    fn start(plan: Self::Plan) -> Self;

    /// The plan.
    fn plan(&self) -> Self::Plan;

    /// The number of the present event.
    fn step(&self) -> u64;

    /// Goes to the next event. Returns whether there was one.
    fn forward(&mut self) -> bool;

    /// Goes to the event before. Returns whether there was one.
    fn back(&mut self) -> bool;

    /// Goes to an event, or to the end if there is no such event. Returns true if the event is reached.
    fn walk_to(&mut self, step: u64) -> bool;

    /// Goes forward to the next event of a kind, over at most `most` events.
    fn forward_to(&mut self, wanted: Milestone, most: u64) -> JumpOutcome;

    /// Goes back to the last event of a kind, over at most `most` events.
    fn back_to(&mut self, wanted: Milestone, most: u64) -> JumpOutcome;

    /// The finished part of the run, from 0 to 1.
    fn fraction(&self) -> f64;

    /// The node of the tree that it is at.
    fn node(&self) -> Vec<u8>;

    /// The event at which it comes to a node of the tree, if that is not too far from the start to be counted.
    fn step_of(&self, node: &[u8]) -> Option<u64>;
}

/// The plan of the run of these facts.
pub(super) type PlanOf<K> = <<K as Known>::Run as Watched>::Plan;

/// The surveyed part of a whole run. It grows during the survey.
pub(super) trait Known: Clone + Debug + PartialEq + 'static {
    /// The run.
    type Run: Watched;

    /// The surveyed part of a new run that is going to a step, given that of the run before.
    fn anew(before: Option<&Self>, run: &Self::Run, step: u64) -> Self;

    /// A plan without the settings that do not change its run.
    fn canonical(plan: PlanOf<Self>) -> PlanOf<Self> {
        plan
    }

    /// The last event that is known.
    fn known_to(&self) -> u64;

    /// The last event of the run, once the whole is known.
    fn last_step(&self) -> Option<u64>;

    /// Whether all is known that will be.
    fn is_surveyed(&self) -> bool;

    /// Goes to an event that is known.
    fn seek(&self, run: &mut Self::Run, step: u64);

    /// The target of a jump from an event.
    fn led_to(&self, _: Jump, _: u64) -> Lead {
        Lead::Unknown
    }

    /// The known events that are solutions.
    fn solutions(&self) -> &[u64] {
        &[]
    }

    /// Whether it grows between frames, without a worker's report.
    fn is_growing(&self) -> bool {
        false
    }

    /// Surveys as many events more as a frame has time for.
    fn grow(&mut self) {}

    /// Whether a worker's report is about something else.
    fn is_late(&self, _: &WorkerEvent) -> bool {
        true
    }

    /// Handles a worker's report.
    fn hear(&mut self, _: WorkerEvent) {}
}

/// The target of a jump, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// The event with this number.
    Step(u64),
    /// The run has no such event.
    Nowhere,
    /// The target has to be searched for.
    Unknown,
}

/// Gives both kinds of runs the same interface for the player. The search for the event of a node goes over at most
/// `far` placements.
macro_rules! watched {
    ($Run:ty, $Plan:ty, $Link:ty, $Tree:ty, node: $node:ident, far: $far:expr) => {
        impl $crate::screens::search::watched::Watched for $Run {
            type Plan = $Plan;

            fn start(plan: $Plan) -> Self {
                let run = Self::new(plan).or_else(|_| Self::new(<$Link>::default().plan));
                run.expect("the default plan is valid")
            }

            fn plan(&self) -> $Plan {
                self.plan()
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
                self.$node()
            }

            fn step_of(&self, node: &[u8]) -> Option<u64> {
                <$Tree>::new(self.plan()).ok()?.step(node, $far)
            }
        }
    };
}

pub(super) use watched;
