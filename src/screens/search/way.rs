//! The way of a run to one of its events, walked in as many frames as it takes.

use std::rc::Rc;

use bezzel_solver::queens::steps::{Milestone, Outcome, Run, Timeline};

use super::state::Jump;

/// Where a run is going, and where it came from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Way {
    pub(super) goal: Goal,
    from: Rc<Run>,
    /// Whether the first step is still to come.
    begins: bool,
}

/// What a run is going to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// The event with this number.
    Step(u64),
    /// An event of a kind.
    Jump(Jump),
}

impl Goal {
    /// The number of the event, where it is known.
    pub(super) const fn step(self) -> Option<u64> {
        match self {
            Self::Step(step) => Some(step),
            Self::Jump(_) => None,
        }
    }

    /// What is looked for.
    pub(super) const fn jump(self) -> Option<Jump> {
        match self {
            Self::Step(_) => None,
            Self::Jump(jump) => Some(jump),
        }
    }
}

/// How far a walk has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Walked {
    /// It is there.
    Arrived,
    /// It has to go on.
    Further,
    /// The run ends before the event.
    Ended,
    /// There is no such event: back to where the run came from.
    Nowhere(Rc<Run>),
}

impl Way {
    pub(super) fn new(goal: Goal, from: &Rc<Run>) -> Self {
        Self {
            goal,
            from: Rc::clone(from),
            begins: true,
        }
    }

    /// Walks over at most so many events, or a little more where the timeline
    /// knows the way.
    pub(super) fn walk(&mut self, run: &mut Run, timeline: &Timeline, most: u64) -> Walked {
        let begins = std::mem::take(&mut self.begins);
        match self.goal {
            Goal::Step(step) => walk_to(step, run, timeline, most),
            Goal::Jump(jump) => {
                if begins
                    && matches!(jump, Jump::First(_))
                    && let Ok(start) = Run::new(run.plan())
                {
                    *run = start;
                }
                let outcome = match jump {
                    Jump::Next(milestone) => run.forward_to(milestone, most),
                    Jump::Previous(milestone) => run.back_to(milestone, most),
                    Jump::First(queens) => run.forward_to(Milestone::Queen(queens), most),
                    // Its event is counted, not looked for.
                    Jump::Node => Outcome::Nothing,
                };
                match outcome {
                    Outcome::Found => Walked::Arrived,
                    Outcome::OutOfSteps => Walked::Further,
                    Outcome::Nothing => Walked::Nowhere(Rc::clone(&self.from)),
                }
            }
        }
    }

    /// How much of the way is behind the run, from 0 to 1.
    pub(super) fn fraction(&self, run: &Run) -> f64 {
        match self.goal {
            Goal::Step(step) => {
                let whole = step.abs_diff(self.from.step()).max(1);
                1.0 - step.abs_diff(run.step()) as f64 / whole as f64
            }
            Goal::Jump(_) => run.fraction(),
        }
    }
}

fn walk_to(step: u64, run: &mut Run, timeline: &Timeline, most: u64) -> Walked {
    let known = timeline.known_to();
    if step > known && run.step() < known {
        // The survey is ahead: on from where it is.
        timeline.seek(run, known);
    }
    if step <= known {
        timeline.seek(run, step);
    } else {
        let here = run.step();
        let near = step.clamp(here.saturating_sub(most), here.saturating_add(most));
        if !run.walk_to(near) {
            return Walked::Ended;
        }
    }
    if run.step() == step {
        Walked::Arrived
    } else {
        Walked::Further
    }
}
