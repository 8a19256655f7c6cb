//! The run of the queens that is watched, and what is shown with it.

use std::rc::Rc;

use bezzel_solver::queens::steps::{
    Algorithm, JumpOutcome, Milestone, Order, Plan, Run, SurveyRequest, Timeline, Tree,
};
use yew::Reducible;

use super::watch::{Go, Watch};
use super::watched::{Jump, Known, Lead, watched};
use crate::bridge::{Found, JobState, Request, Task, WorkerEvent};
use crate::components::transport::Speed;
use crate::link::{Code, Notation, SearchLink};
use crate::screens::ScreenState;

/// Up to this side the whole run is surveyed: four million events at n = 11.
const SURVEYED_WHOLE: u32 = 11;
/// The same where queens are placed anywhere: four million events at n = 6.
const SURVEYED_ANYWHERE: u32 = 6;
/// Number of events surveyed of a longer run: more if the link's event lies beyond.
const SURVEYED: u64 = 1 << 22;
/// Maximum number of placements counted to find the event of a node.
const FAR: u64 = 2_000_000;

/// The state of the search screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The run, and where it is going.
    pub(super) watch: Watch<Timeline>,
    /// What its program is shown in.
    pub(super) code: Code,
    /// How squares, rows and marks are written.
    pub(super) notation: Notation,
    /// The survey. Without it the run can be watched, but not sought in.
    pub(super) survey: Request,
    /// What the link says: the present event, or one of a moment ago while it
    /// plays, or where the run is going.
    pub(super) linked: SearchLink,
}

/// What a visitor, a frame or a worker does on the search screen.
#[derive(Clone)]
pub(super) enum Action {
    /// Go to what a link says.
    Open(SearchLink),
    /// Watch another board.
    Resize(u32),
    /// Watch another algorithm.
    Choose(Algorithm),
    /// Visit the squares of a row in another order.
    Order(Order),
    /// Shuffle with other random numbers.
    Seed(u32),
    /// End with the first solution or not.
    FirstOnly(bool),
    /// Show the program in another way.
    Show(Code),
    /// Write squares, rows and marks in another way.
    Notate(Notation),
    /// Go somewhere.
    Go(Go),
    /// A worker reports on the survey.
    Worker(WorkerEvent),
}

watched!(Run {
    node: Run::path,
    step_of: step_of
});

fn step_of(plan: Plan, node: &[u8]) -> Option<u64> {
    Tree::new(plan).ok()?.step(node, FAR)
}

impl Known for Timeline {
    type Run = Run;

    fn known_to(&self) -> u64 {
        self.known_to()
    }

    fn last_step(&self) -> Option<u64> {
        self.last_step()
    }

    fn seek(&self, run: &mut Run, step: u64) {
        self.seek(run, step);
    }

    fn led_to(&self, jump: Jump, from: u64) -> Lead {
        let step = match jump {
            Jump::Next(Milestone::Solution) => self.solution_after(from),
            Jump::Previous(Milestone::Solution) if from <= self.known_to() => {
                self.solution_before(from)
            }
            Jump::First(queens) => self.first_with(queens),
            Jump::Next(_) | Jump::Previous(_) | Jump::Node => None,
        };
        let whole = self.last_step().is_some();
        match (step, jump) {
            (Some(step), _) => Lead::Step(step),
            (None, Jump::First(_) | Jump::Next(Milestone::Solution)) if whole => Lead::Nowhere,
            (None, _) => Lead::Unknown,
        }
    }
}

impl State {
    /// The screen as it opens with a link.
    pub(super) fn new(link: SearchLink) -> Self {
        Self::watching(link, Request::default(), Speed::Steps(5))
    }

    /// A run from its start, on its way to the step of the link.
    fn watching(link: SearchLink, mut survey: Request, speed: Speed) -> Self {
        // A link gives no other sides than those that a run can have.
        let run = Run::new(link.plan).or_else(|_| Run::new(SearchLink::default().plan));
        let run = run.expect("the default plan is valid");
        let step = u64::from(link.step);
        let whole = match link.plan.algorithm {
            Algorithm::Repair => true,
            Algorithm::Anywhere => link.plan.n <= SURVEYED_ANYWHERE,
            _ => link.plan.n <= SURVEYED_WHOLE,
        };
        let request = SurveyRequest {
            plan: link.plan,
            until: (!whole).then_some(step.max(SURVEYED)),
        };
        survey.ask([Task::Survey {
            request,
            from: None,
        }]);
        let state = Self {
            watch: Watch::new(run, step, speed),
            code: link.code,
            notation: link.notation,
            survey,
            linked: link,
        };
        state.linked()
    }

    fn watching_anew(&self, link: SearchLink) -> Self {
        let mut next = Self::watching(link, self.survey.clone(), self.watch.speed);
        if next.watch.run.plan() == self.watch.run.plan() {
            next.watch.opening = self.watch.opening.clone();
        }
        next
    }

    /// The last event that the seek bar leads to, once the survey is done.
    pub(super) fn last(&self) -> Option<u64> {
        let step = self.watch.run.step();
        (*self.survey.state() == JobState::Done).then(|| self.watch.known.known_to().max(step))
    }

    /// The same with another plan, from its start; the same plan is no change.
    fn with_plan(&self, change: impl FnOnce(&mut Plan)) -> Self {
        let mut plan = self.watch.run.plan();
        change(&mut plan);
        if !SearchLink::is_random(&plan) {
            plan.seed = 0;
        }
        if plan == self.watch.run.plan() {
            return self.clone();
        }
        self.watching_anew(SearchLink {
            plan,
            step: 0,
            code: self.code,
            notation: self.notation,
        })
    }

    fn surveying(&self, event: WorkerEvent) -> Self {
        let mut next = self.clone();
        let slice = next.survey.accept(event);
        if let Some(Found::Landmarks(landmarks)) = slice.map(|slice| slice.found) {
            let timeline = Rc::make_mut(&mut next.watch.known);
            for landmark in landmarks {
                timeline.push(landmark);
            }
        }
        next
    }

    /// Lets the link follow, unless it says where the run is going.
    fn linked(mut self) -> Self {
        if self.watch.is_linked() {
            self.linked = SearchLink {
                plan: self.watch.run.plan(),
                step: self.watch.linked_step(),
                code: self.code,
                notation: self.notation,
            };
        }
        self
    }
}

impl ScreenState for State {
    type Link = SearchLink;

    fn open(link: SearchLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> SearchLink {
        self.linked
    }

    /// The seek bar leads from event to event.
    fn keeps_changing(&self) -> bool {
        true
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = match action {
            Action::Open(link) if link == self.linked => return self,
            Action::Open(link) => self.watching_anew(link),
            Action::Resize(n) => self.with_plan(|plan| plan.n = n),
            Action::Choose(algorithm) => self.with_plan(|plan| plan.algorithm = algorithm),
            Action::Order(order) => self.with_plan(|plan| plan.order = order),
            Action::Seed(seed) => self.with_plan(|plan| plan.seed = seed.into()),
            Action::FirstOnly(first_only) => self.with_plan(|plan| plan.first_only = first_only),
            Action::Show(code) => Self {
                code,
                ..(*self).clone()
            },
            Action::Notate(notation) => Self {
                notation,
                ..(*self).clone()
            },
            Action::Go(go) => Self {
                watch: self.watch.after(go),
                ..(*self).clone()
            },
            Action::Worker(event) if self.survey.is_late(&event) => return self,
            Action::Worker(event) => self.surveying(event),
        };
        Rc::new(next.linked())
    }
}

#[cfg(test)]
mod tests;
