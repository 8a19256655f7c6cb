//! The state of a watched run, of the queens or of the knight, and of the parts beside it.

use std::rc::Rc;

use bezzel_stepping::queens::{Clock, Planned, Watched};
use yew::Reducible;

use super::race::Beside;
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
    /// The run beside it, if there is one.
    pub beside: Option<Beside<S>>,
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
    /// Run another algorithm beside it, or none.
    Beside(Option<AlgorithmOf<S>>),
    /// Let both go by this clock.
    Clock(Clock),
    /// Show the program in another way.
    Show(Code),
    /// Go somewhere.
    Go(Go),
    /// A worker reports on the survey.
    Worker(WorkerEvent),
    /// A worker reports on the survey of the run beside it.
    BesideWorker(WorkerEvent),
}

/// The algorithms of a surveyed run.
pub type AlgorithmOf<S> = <PlanOf<S> as Planned>::Algorithm;

impl<S: Survey> State<S> {
    /// The screen as it opens with a link.
    pub fn new(link: RunLink<PlanOf<S>>) -> Self {
        Self::watching(link, None)
    }

    /// A run from its start, on its way to the step of the link.
    fn watching(link: RunLink<PlanOf<S>>, before: Option<&Self>) -> Self {
        let watch = before.map(|before| &before.watch);
        let mut state = Self {
            watch: Watch::new(link.plan, link.step.into(), watch),
            beside: before.and_then(|before| before.beside.clone()),
            linked: link,
        };
        state.race();
        state.follow();
        state
    }

    /// Takes up the run beside it that the link names.
    fn race(&mut self) {
        let (before, clock) = (self.beside.take(), self.linked.clock);
        self.beside = self.linked.beside.map(|algorithm| {
            let plan = S::canonical(self.linked.plan.by(algorithm));
            Beside::new(plan, clock, before.as_ref())
        });
    }

    /// Lets the run beside it go along, and writes the present step into the link, unless the link names a target that is
    /// still sought.
    fn follow(&mut self) {
        let watch = &mut self.watch;
        let overtime = |beside: &Beside<S>| beside.overtime(&watch.survey).unwrap_or(0);
        watch.set_overtime(self.beside.as_ref().map_or(0, overtime));
        if let Some(beside) = &mut self.beside {
            beside.follow(watch.time(beside.clock), watch.pace);
        }
        if watch.take_link_due() {
            self.linked.plan = watch.run.plan();
            self.linked.step = watch.step().min(u32::MAX.into()) as u32;
        }
    }

    /// Watches another search from its start. The algorithm of the run beside it leaves its own for it.
    fn plan(&mut self, plan: PlanOf<S>) {
        if self.linked.beside == Some(plan.algorithm()) {
            self.linked.beside = Some(self.linked.plan.algorithm());
        }
        (self.linked.plan, self.linked.step) = (plan, 0);
        *self = Self::watching(self.linked, Some(self));
    }

    /// Whether something is done in frames.
    pub fn needs_frames(&self) -> bool {
        let beside = self.beside.as_ref();
        self.watch.needs_frames() || beside.is_some_and(Beside::needs_frames)
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
            Action::Open(link) => next = Self::watching(link, Some(&self)),
            Action::Plan(plan) => {
                let plan = S::canonical(plan);
                // The same plan is no change.
                if plan != self.watch.run.plan() {
                    next.plan(plan);
                }
            }
            Action::Beside(algorithm) => {
                next.linked.beside = algorithm;
                if algorithm.is_none() {
                    next.linked.clock = Clock::default();
                }
                next.race();
            }
            Action::Clock(clock) => {
                next.linked.clock = clock;
                next.race();
            }
            Action::Show(code) => next.linked.code = code,
            Action::Go(go) => {
                if let (Go::Frame(_), Some(beside)) = (&go, &mut next.beside) {
                    beside.grow();
                }
                next.watch.go(go);
            }
            Action::Worker(event) if self.watch.survey.is_late(&event) => return self,
            Action::Worker(event) => Rc::make_mut(&mut next.watch.survey).receive(event),
            Action::BesideWorker(event) => match &mut next.beside {
                Some(beside) if !beside.survey.is_late(&event) => {
                    Rc::make_mut(&mut beside.survey).receive(event);
                }
                _ => return self,
            },
        }
        next.follow();
        Rc::new(next)
    }
}
