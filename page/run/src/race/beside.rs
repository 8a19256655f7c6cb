//! A second run beside the watched one, on the clock of both.

use std::rc::Rc;

use bezzel_stepping::queens::{Clock, Watched};

use crate::watched::{PlanOf, Survey};

/// A run that goes along with another.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside<S: Survey> {
    /// The run at its last event at the time of the other.
    pub run: Rc<S::Run>,
    /// Its surveyed part.
    pub survey: Rc<S>,
    /// The clock of both.
    pub clock: Clock,
    /// Whether it is at its event, and not on the way there.
    is_there: bool,
}

impl<S: Survey> Beside<S> {
    /// The run of a plan. It keeps the known part of the run before, if that is the same.
    pub fn new(plan: PlanOf<S>, clock: Clock, before: Option<&Self>) -> Self {
        if let Some(same) = before.filter(|before| before.run.plan() == plan) {
            return Self {
                clock,
                is_there: false,
                ..same.clone()
            };
        }
        let run = S::start(plan);
        let survey = S::anew(before.map(|before| &*before.survey), &run, 0);
        Self {
            run: Rc::new(run),
            survey: Rc::new(survey),
            clock,
            is_there: false,
        }
    }

    /// Goes along with the other run to a time, over at most so many events.
    pub fn follow(&mut self, time: u64, most: u64) {
        if !self.is_there || self.clock.of(&*self.run) != time {
            let run = Rc::make_mut(&mut self.run);
            self.is_there = self.survey.follow(run, self.clock, time, most);
        }
    }

    /// Learns more of the run, for as long as a frame has time.
    pub fn grow(&mut self) {
        if self.survey.is_growing() {
            Rc::make_mut(&mut self.survey).grow();
        }
    }

    /// Whether something is done in frames.
    pub fn needs_frames(&self) -> bool {
        !self.is_there || self.survey.is_growing()
    }

    /// The time by which it ends later than another run, once both ends are known.
    pub fn overtime(&self, other: &S) -> Option<u64> {
        let end = |survey: &S| {
            survey
                .end()
                .map(|(step, counters)| self.clock.at(step, counters))
        };
        Some(end(&self.survey)?.saturating_sub(end(other)?))
    }
}
