//! The jumps in a run that is watched, and the surveyed part of the whole run.

use std::fmt::Debug;

use bezzel_stepping::queens::{Clock, Counters, Milestone, Watched};

use crate::bridge::queens::WorkerEvent;

/// Places of a run that one can jump to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// The next one of a kind.
    Next(Milestone),
    /// The one of a kind before.
    Previous(Milestone),
    /// The event that first places the piece with this number.
    First(u8),
    /// A node of the tree.
    Node,
}

/// The settings from which the surveyed run was started.
pub type PlanOf<S> = <<S as Survey>::Run as Watched>::Plan;

/// The solutions, dead ends and length that a worker has found ahead of the run. They grow while the worker runs.
pub trait Survey: Clone + Debug + PartialEq + 'static {
    /// The run.
    type Run: Watched;

    /// The run of a plan at its start. The plans of links are all valid.
    fn start(plan: PlanOf<Self>) -> Self::Run;

    /// The node of the tree that a run is at.
    fn node(run: &Self::Run) -> Vec<u8>;

    /// The event at which a run comes to a node of the tree, if that is not too far from the start to be counted.
    fn step_of(plan: PlanOf<Self>, node: &[u8]) -> Option<u64>;

    /// The surveyed part of a new run that is going to a step, given that of the run before.
    fn anew(before: Option<&Self>, run: &Self::Run, step: u64) -> Self;

    /// A plan without the settings that do not change its run.
    fn canonical(plan: PlanOf<Self>) -> PlanOf<Self> {
        plan
    }

    /// The last event that is known.
    fn known_to(&self) -> u64;

    /// The last event of the run and the counters there, once the whole is known.
    fn end(&self) -> Option<(u64, Counters)>;

    /// The last event of the run, once the whole is known.
    fn last_step(&self) -> Option<u64> {
        self.end().map(|(step, _)| step)
    }

    /// Whether all is known that will be.
    fn is_surveyed(&self) -> bool;

    /// Goes to an event that is known.
    fn seek(&self, run: &mut Self::Run, step: u64);

    /// Takes a run to its last event at a time of a clock, over at most so many events. Returns whether it is there.
    fn follow(&self, run: &mut Self::Run, clock: Clock, time: u64, most: u64) -> bool {
        clock.walk(run, time, most)
    }

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
    fn receive(&mut self, _: WorkerEvent) {}
}

/// The target of a jump, if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// The event with this number.
    Step(u64),
    /// The run has no such event.
    Nowhere,
    /// The target has to be searched for.
    Unknown,
}
