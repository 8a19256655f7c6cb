//! Seeking an event of a run, in as many frames as it takes.

use std::rc::Rc;

use bezzel_stepping::queens::{JumpOutcome, Milestone, Watched};

use super::watched::{Jump, Survey};

/// The target of a run, and the place where it started to seek.
#[derive(Clone, Debug, PartialEq)]
pub struct Seek<R> {
    target: Target,
    from: Rc<R>,
    /// Whether the first step is still to come.
    begins: bool,
}

/// The target of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The event with this number.
    Step(u64),
    /// An event of a kind.
    Jump(Jump),
}

/// The result of a seek so far.
#[derive(Clone, Debug, PartialEq)]
pub enum Sought<R> {
    /// The run has reached the target.
    Arrived,
    /// The run is still on its way.
    OnTheWay,
    /// The run ends before the event with this number.
    Ended(u64),
    /// The run has no such event: it goes back to its place before the jump.
    Nowhere(Jump, Rc<R>),
}

impl<R: Watched> Seek<R> {
    pub fn new(target: Target, from: &Rc<R>) -> Self {
        Self {
            target,
            from: Rc::clone(from),
            begins: true,
        }
    }

    /// Moves the run over at most `most` events, or a few more if a snapshot offers a short cut.
    pub fn advance<S: Survey<Run = R>>(&mut self, run: &mut R, survey: &S, most: u64) -> Sought<R> {
        let begins = std::mem::take(&mut self.begins);
        match self.target {
            Target::Step(step) => walk_to(step, run, survey, most),
            Target::Jump(jump) => {
                if begins && matches!(jump, Jump::First(_)) {
                    *run = S::start(run.plan());
                }
                let outcome = match jump {
                    Jump::Next(milestone) => run.forward_to(milestone, most),
                    Jump::Previous(milestone) => run.back_to(milestone, most),
                    Jump::First(pieces) => run.forward_to(Milestone::Piece(pieces), most),
                    // Its event is counted, not looked for.
                    Jump::Node => JumpOutcome::Nothing,
                };
                match outcome {
                    JumpOutcome::Found => Sought::Arrived,
                    JumpOutcome::OutOfSteps => Sought::OnTheWay,
                    JumpOutcome::Nothing => Sought::Nowhere(jump, Rc::clone(&self.from)),
                }
            }
        }
    }

    /// The finished part of the seek, from 0 to 1.
    pub fn fraction(&self, run: &R) -> f64 {
        match self.target {
            Target::Step(step) => {
                let whole = step.abs_diff(self.from.step()).max(1);
                1.0 - step.abs_diff(run.step()) as f64 / whole as f64
            }
            Target::Jump(_) => run.fraction(),
        }
    }
}

fn walk_to<R: Watched>(
    step: u64,
    run: &mut R,
    survey: &impl Survey<Run = R>,
    most: u64,
) -> Sought<R> {
    let known_to = survey.known_to();
    if step > known_to && run.step() < known_to {
        // The survey is ahead: on from where it is.
        survey.seek(run, known_to);
    }
    if step <= known_to {
        survey.seek(run, step);
    } else {
        let here = run.step();
        let near = step.clamp(here.saturating_sub(most), here.saturating_add(most));
        if !run.walk_to(near) {
            return Sought::Ended(step);
        }
    }
    if run.step() == step {
        Sought::Arrived
    } else {
        Sought::OnTheWay
    }
}
