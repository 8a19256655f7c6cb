//! The state of a watched run, of the queens or of the knight, and of the parts beside it.

use std::rc::Rc;

use bezzel_stepping::queens::Watched;
use yew::Reducible;

use super::watch::{Go, Watch};
use super::watched::{PlanOf, Survey};
use crate::bridge::queens::WorkerEvent;
use crate::components::screen::ScreenState;
use crate::link::{Code, RunLink};

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State<S: Survey> {
    /// The run, and where it is going.
    pub watch: Watch<S>,
    /// The last link: the present event, or an earlier one while the run plays, or the target of the run; and the view
    /// of the run.
    pub linked: RunLink<PlanOf<S>>,
}

/// An action of a visitor, a frame or a worker on the screen.
pub enum Action<S: Survey> {
    /// Open the state of a link.
    Open(RunLink<PlanOf<S>>),
    /// Watch another search from its start.
    Plan(PlanOf<S>),
    /// Show the program in another way.
    Show(Code),
    /// Go somewhere.
    Go(Go),
    /// A worker reports on the survey.
    Worker(WorkerEvent),
}

impl<S: Survey> State<S> {
    /// The screen as it opens with a link.
    pub fn new(link: RunLink<PlanOf<S>>) -> Self {
        Self::watching(link, None)
    }

    /// A run from its start, on its way to the step of the link.
    fn watching(link: RunLink<PlanOf<S>>, before: Option<&Watch<S>>) -> Self {
        let mut state = Self {
            watch: Watch::new(link.plan, link.step.into(), before),
            linked: link,
        };
        state.follow();
        state
    }

    /// Writes the present step into the link, unless the link names a target that is still sought.
    fn follow(&mut self) {
        if self.watch.take_link_due() {
            let run = &self.watch.run;
            self.linked.plan = run.plan();
            self.linked.step = run.step().min(u32::MAX.into()) as u32;
        }
    }
}

impl<S: Survey> ScreenState for State<S> {
    type Link = RunLink<PlanOf<S>>;

    fn open(link: Self::Link) -> Action<S> {
        Action::Open(link)
    }

    fn link(&self) -> Self::Link {
        self.linked
    }

    /// The seek bar leads from event to event.
    fn keeps_changing(&self) -> bool {
        true
    }
}

impl<S: Survey> Reducible for State<S> {
    type Action = Action<S>;

    fn reduce(self: Rc<Self>, action: Action<S>) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(link) if link == self.linked => return self,
            Action::Open(link) => next = Self::watching(link, Some(&self.watch)),
            Action::Plan(plan) => {
                let plan = S::canonical(plan);
                // The same plan is no change.
                if plan != self.watch.run.plan() {
                    next.linked.plan = plan;
                    next.linked.step = 0;
                    next = Self::watching(next.linked, Some(&self.watch));
                }
            }
            Action::Show(code) => next.linked.code = code,
            Action::Go(go) => next.watch.go(go),
            Action::Worker(event) if self.watch.survey.is_late(&event) => return self,
            Action::Worker(event) => Rc::make_mut(&mut next.watch.survey).hear(event),
        }
        next.follow();
        Rc::new(next)
    }
}
