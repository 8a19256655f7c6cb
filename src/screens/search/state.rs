//! The run that is watched, where it stands, and where it is going.

use std::rc::Rc;

use bezzel_solver::queens::steps::{
    Algorithm, Milestone, Order, Plan, Run, SurveyRequest, Timeline, Tree,
};
use yew::Reducible;

use super::seek::{Jump, Seek, Sought, Target};
use super::tree::{Change, Growth, Opening, Turn};
use crate::bridge::{Found, JobState, Request, Task, WorkerEvent};
use crate::components::transport::{Command, Due, Speed};
use crate::link::{Code, Notation, SearchLink};
use crate::screens::ScreenState;

/// Up to this side the whole run is surveyed: four million events at n = 11.
const SURVEYED_WHOLE: u32 = 11;
/// The same where queens are placed anywhere: four million events at n = 6.
const SURVEYED_ANYWHERE: u32 = 6;
/// Number of events surveyed of a longer run: more if the link's event lies beyond.
const SURVEYED: u64 = 1 << 22;
/// Number of events per frame: at first, minimum, maximum.
const PACE: (u64, u64, u64) = (20_000, 1_000, 1_000_000);
/// Maximum number of placements counted to find the event of a node.
const FAR: u64 = 2_000_000;
/// Time between two changes of the link while it plays, in milliseconds.
const LINKED: f64 = 1_000.0;

/// The state of the search screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The run at its present event.
    pub(super) run: Rc<Run>,
    /// What its program is shown in.
    pub(super) code: Code,
    /// How squares, rows and marks are written.
    pub(super) notation: Notation,
    /// Whether it goes on by itself.
    pub(super) playing: bool,
    /// How fast.
    pub(super) speed: Speed,
    /// Where the run is going when that takes more than a frame.
    pub(super) seek: Option<Seek>,
    /// What the survey has found of the run.
    pub(super) timeline: Rc<Timeline>,
    /// The survey. Without it the run can be watched, but not sought in.
    pub(super) survey: Request,
    /// What the link says: the present event, or one of a moment ago while it
    /// plays, or where the run is going.
    pub(super) linked: SearchLink,
    /// Whether the event is to be announced: it is not while it plays, and not
    /// on the seek bar, which speaks for itself.
    pub(super) announced: bool,
    /// The step that was asked for and lies beyond the end of the run.
    pub(super) beyond: Option<u64>,
    /// What was looked for and is not there.
    pub(super) missing: Option<Jump>,
    /// What the visitor has opened and closed of the tree.
    pub(super) opening: Opening,
    /// The node that the run is going to.
    node: Option<Vec<u8>>,
    due: Due,
    /// The events that a frame has time for.
    pace: u64,
    /// Milliseconds since the link followed.
    since_linked: f64,
}

/// What a visitor, a frame or a worker does on the search screen.
#[derive(Clone, Debug)]
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
    /// What the transport bar asks.
    Command(Command),
    /// Go where something of a kind happens.
    Jump(Jump),
    /// Go to the step with this number.
    Step(u64),
    /// Go where the queens of a path have just been placed.
    GoTo(Vec<u8>),
    /// Go to another node of the tree from the one where the run is or is going to.
    Turn(Rc<Growth>, Turn),
    /// Open or close nodes of the tree.
    OpenNodes(Change),
    /// Stay where the run is, on its way to somewhere.
    Stop,
    /// A frame is due, so many milliseconds after the one before.
    Frame(f64),
    /// A worker reports on the survey.
    Worker(WorkerEvent),
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
        let run = Rc::new(run.expect("the default plan is valid"));
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
            run,
            code: link.code,
            notation: link.notation,
            playing: false,
            speed,
            seek: None,
            timeline: Rc::default(),
            survey,
            linked: link,
            announced: false,
            beyond: None,
            missing: None,
            opening: Opening::default(),
            node: None,
            due: Due::default(),
            pace: PACE.0,
            since_linked: 0.0,
        };
        state.going(Target::Step(step)).linked()
    }

    fn watching_anew(&self, link: SearchLink) -> Self {
        let next = Self::watching(link, self.survey.clone(), self.speed);
        if next.run.plan() != self.run.plan() {
            return next;
        }
        Self {
            opening: self.opening.clone(),
            ..next
        }
    }

    /// Whether frames are needed.
    pub(super) const fn moves(&self) -> bool {
        self.playing || self.seek.is_some()
    }

    /// Whether the run is at its end.
    pub(super) fn ended(&self) -> bool {
        match self.timeline.last_step() {
            Some(last) => self.run.step() == last,
            None => !(*self.run).clone().forward(),
        }
    }

    /// The last event that the seek bar leads to, once the survey is done.
    pub(super) fn last(&self) -> Option<u64> {
        (*self.survey.state() == JobState::Done)
            .then(|| self.timeline.known_to().max(self.run.step()))
    }

    /// The same with another plan, from its start; the same plan is no change.
    fn with_plan(&self, change: impl FnOnce(&mut Plan)) -> Self {
        let mut plan = self.run.plan();
        change(&mut plan);
        if !SearchLink::is_random(&plan) {
            plan.seed = 0;
        }
        if plan == self.run.plan() {
            return self.clone();
        }
        self.watching_anew(SearchLink {
            plan,
            step: 0,
            code: self.code,
            notation: self.notation,
        })
    }

    /// The state before an action: what the last one has left is forgotten.
    fn still(&self) -> Self {
        Self {
            playing: false,
            seek: None,
            beyond: None,
            missing: None,
            node: None,
            announced: true,
            ..self.clone()
        }
    }

    /// On the way to somewhere, or there already where that is near.
    fn going(&self, target: Target) -> Self {
        self.seeking(Seek::new(target, &self.run))
    }

    /// Seeks for as long as a frame has time.
    fn seeking(&self, mut seek: Seek) -> Self {
        let mut next = self.clone();
        let sought = seek.advance(Rc::make_mut(&mut next.run), &self.timeline, self.pace);
        next.seek = None;
        match sought {
            Sought::Arrived => {}
            Sought::OnTheWay => next.seek = Some(seek),
            Sought::Ended => next.beyond = seek.target.step(),
            Sought::Nowhere(from) => {
                next.missing = seek.target.jump();
                next.run = from;
            }
        }
        next
    }

    /// Goes to an event that the run has.
    fn at(&self, step: u64) -> Self {
        self.going(Target::Step(step))
    }

    /// Goes to a node of the tree, if it is not too far from the start.
    fn at_node(&self, path: &[u8]) -> Self {
        let tree = Tree::new(self.run.plan()).ok();
        match tree.and_then(|tree| tree.step(path, FAR)) {
            Some(step) => Self {
                node: Some(path.to_vec()),
                ..self.still()
            }
            .at(step),
            None => Self {
                missing: Some(Jump::Node),
                ..self.still()
            },
        }
    }

    /// Goes to the node that a turn leads to, if there is one.
    fn turning(&self, growth: &Growth, turn: Turn) -> Self {
        let path = match &self.node {
            Some(node) if self.seek.is_some() => node.clone(),
            _ => self.run.path(),
        };
        match growth.turned(&self.opening, &path, turn) {
            Some((to, opening)) => Self {
                opening,
                ..self.at_node(&to)
            },
            None => self.clone(),
        }
    }

    fn jumping(&self, jump: Jump) -> Self {
        let still = self.still();
        let (step, timeline) = (self.run.step(), &self.timeline);
        let whole = timeline.last_step().is_some();
        let known = match jump {
            Jump::Next(Milestone::Solution) => timeline.solution_after(step),
            Jump::Previous(Milestone::Solution) if step <= timeline.known_to() => {
                timeline.solution_before(step)
            }
            Jump::First(queens) => timeline.first_with(queens),
            Jump::Next(_) | Jump::Previous(_) | Jump::Node => None,
        };
        if let Some(step) = known {
            return still.at(step);
        }
        match jump {
            Jump::First(_) | Jump::Next(Milestone::Solution) if whole => Self {
                missing: Some(jump),
                ..still
            },
            _ => still.going(Target::Jump(jump)),
        }
    }

    /// Going on by itself from now.
    fn playing(self) -> Self {
        Self {
            playing: true,
            announced: false,
            due: Due::default(),
            since_linked: 0.0,
            ..self
        }
    }

    fn commanded(&self, command: Command) -> Self {
        match command {
            // Once more from the start.
            Command::Play if self.ended() => self.still().at(0).playing(),
            Command::Play => self.still().playing(),
            Command::Pause => self.still(),
            Command::Step => {
                let mut next = self.still();
                Rc::make_mut(&mut next.run).forward();
                next
            }
            Command::Back => {
                let mut next = self.still();
                Rc::make_mut(&mut next.run).back();
                next
            }
            Command::Seek(step) => Self {
                announced: false,
                ..self.still().at(step)
            },
            Command::Speed(speed) => Self {
                speed,
                ..self.clone()
            },
        }
    }

    fn frame(&self, milliseconds: f64) -> Self {
        let mut next = self.clone();
        if self.seek.is_some() || self.speed == Speed::Fastest {
            next.pace = paced(self.pace, milliseconds);
        }
        if let Some(seek) = self.seek.clone() {
            return next.seeking(seek);
        }
        if !self.playing {
            return next;
        }
        next.since_linked += milliseconds;
        let steps = next.due.after(milliseconds, self.speed);
        let run = Rc::make_mut(&mut next.run);
        for _ in 0..steps.unwrap_or(self.pace) {
            if !run.forward() {
                next.playing = false;
                next.announced = true;
                break;
            }
        }
        next
    }

    fn surveying(&self, event: WorkerEvent) -> Self {
        let mut next = self.clone();
        let slice = next.survey.accept(event);
        if let Some(Found::Landmarks(landmarks)) = slice.map(|slice| slice.found) {
            let timeline = Rc::make_mut(&mut next.timeline);
            for landmark in landmarks {
                timeline.push(landmark);
            }
        }
        next
    }

    /// Lets the link follow, unless it says where the run is going.
    fn linked(mut self) -> Self {
        let late = !self.playing || self.since_linked >= LINKED;
        if self.seek.is_none() && late {
            self.since_linked = 0.0;
            self.linked = SearchLink {
                plan: self.run.plan(),
                step: self.run.step().min(u32::MAX.into()) as u32,
                code: self.code,
                notation: self.notation,
            };
        }
        self
    }
}

/// The events that the next frame has time for, by how long it took to come.
fn paced(pace: u64, milliseconds: f64) -> u64 {
    let next = if milliseconds < 20.0 {
        pace + pace / 8
    } else {
        pace - pace / 4
    };
    next.clamp(PACE.1, PACE.2)
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
            Action::Command(command) => self.commanded(command),
            Action::Jump(jump) => self.jumping(jump),
            Action::Step(step) => self.still().at(step),
            Action::GoTo(path) => self.at_node(&path),
            Action::Turn(growth, turn) => self.turning(&growth, turn),
            Action::OpenNodes(change) => Self {
                opening: self.opening.changed(change),
                ..(*self).clone()
            },
            Action::Stop => self.still(),
            Action::Frame(milliseconds) => self.frame(milliseconds),
            Action::Worker(event) if self.survey.is_late(&event) => return self,
            Action::Worker(event) => self.surveying(event),
        };
        Rc::new(next.linked())
    }
}

#[cfg(test)]
mod tests;
