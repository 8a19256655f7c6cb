//! The player of a run: its present event, its target, its speed, and the expanded nodes of its tree.

use std::ops::RangeInclusive;
use std::rc::Rc;

use bezzel_stepping::queens::{Clock, Watched};

use super::seek::{Seek, Sought, Target};
use super::tree::{Expanded, Turning, Walk};
use super::watched::{Jump, Lead, PlanOf, Survey};
use crate::components::transport::{Command, Player, Speed};

/// Events per frame, at first.
const FIRST_PACE: u64 = 20_000;
/// The fewest events per frame.
const LEAST_PACE: u64 = 1_000;
/// The most events per frame.
const MOST_PACE: u64 = 1_000_000;
/// Time between two changes of the link while it plays, in milliseconds.
const LINKED: f64 = 1_000.0;

/// A run that is watched.
#[derive(Clone, Debug, PartialEq)]
pub struct Watch<S: Survey> {
    /// The run at its present event.
    pub run: Rc<S::Run>,
    /// The surveyed part of the run.
    pub survey: Rc<S>,
    /// Its playback.
    pub player: Player,
    /// The target of the run, if reaching it takes more than a frame.
    pub seek: Option<Seek<S::Run>>,
    /// The steps after its end, while a run beside it continues.
    over: u64,
    /// The number of steps that there are after its end.
    overtime: u64,
    /// The step that was asked for and lies beyond the end of the run.
    pub beyond: Option<u64>,
    /// The last jump, if it found nothing.
    pub missing: Option<Jump>,
    /// The nodes of the tree that the visitor has expanded and collapsed.
    pub expanded: Expanded,
    /// The node that the run is going to.
    node: Option<Vec<u8>>,
    /// The events that a frame has time for.
    pub pace: u64,
    /// Milliseconds since the link followed.
    since_linked: f64,
}

/// An action of a visitor or a frame on a run.
#[derive(Clone)]
pub enum Go {
    /// A command of the transport bar.
    Command(Command),
    /// Go where something of a kind happens.
    Jump(Jump),
    /// Go to the step with this number.
    Step(u64),
    /// Walk in the tree, or open and close nodes of it.
    Walk(Walk),
    /// Stay where the run is, on its way to somewhere.
    Stop,
    /// Survey the run once more, after that has failed.
    Survey,
    /// Draw a frame, this number of milliseconds after the one before.
    Frame(f64),
}

impl<S: Survey> Watch<S> {
    /// The run of a plan on its way to a step. It keeps the speed of the run before, and the expanded nodes if the tree
    /// is the same.
    pub fn new(plan: PlanOf<S>, step: u64, before: Option<&Self>) -> Self {
        let run = S::start(plan);
        let survey = S::anew(before.map(|before| &*before.survey), &run, step);
        let same = before.filter(|before| before.run.plan() == run.plan());
        let mut player = before.map_or_else(Player::default, |before| before.player);
        player.on = false;
        let mut watch = Self {
            run: Rc::new(run),
            survey: Rc::new(survey),
            player,
            seek: None,
            over: 0,
            overtime: 0,
            beyond: None,
            missing: None,
            expanded: same.map(|same| same.expanded.clone()).unwrap_or_default(),
            node: None,
            pace: FIRST_PACE,
            since_linked: 0.0,
        };
        watch.go_to(step);
        watch
    }

    /// Whether it is in motion.
    pub const fn moves(&self) -> bool {
        self.player.on || self.seek.is_some()
    }

    /// Whether something is done in frames.
    pub fn needs_frames(&self) -> bool {
        self.moves() || self.survey.is_growing()
    }

    /// The number of steps that it has gone: those of its run, and those after its end.
    pub fn step(&self) -> u64 {
        self.run.step() + self.over
    }

    /// The time of a clock at the present step.
    pub fn time(&self, clock: Clock) -> u64 {
        clock.of(&*self.run) + self.over
    }

    /// Whether the run is at its end, and all beside it.
    pub fn ended(&self) -> bool {
        match self.end() {
            Some(last) => self.step() == last,
            None => !(*self.run).clone().forward(),
        }
    }

    /// The last step, once the whole run is known.
    pub fn end(&self) -> Option<u64> {
        let last = self.survey.last_step();
        last.map(|last| last + self.overtime)
    }

    /// The last step that the seek bar leads to, once all is known that will be.
    pub fn last(&self) -> Option<u64> {
        let survey = &self.survey;
        let known = || survey.known_to().max(self.run.step());
        survey
            .is_surveyed()
            .then(|| self.end().unwrap_or_else(known))
    }

    /// Continues after its end for so many steps, while a run beside it does.
    pub fn set_overtime(&mut self, overtime: u64) {
        if overtime == self.overtime {
            return;
        }
        self.overtime = overtime;
        self.over = self.over.min(overtime);
        // The step of a link may be one of these.
        if let Some(step) = self.beyond.take() {
            self.go_to(step);
        }
    }

    /// Whether a link is to follow to where the run is now: not while it says where the run is going, and once a while
    /// as long as it plays.
    pub fn take_link_due(&mut self) -> bool {
        let late = !self.player.on || self.since_linked >= LINKED;
        let linked = self.seek.is_none() && late;
        if linked {
            self.since_linked = 0.0;
        }
        linked
    }

    /// Does something with it.
    pub fn go(&mut self, go: Go) {
        match go {
            Go::Command(command) => self.command(command),
            Go::Jump(jump) => self.jump(jump),
            Go::Step(step) => {
                self.stand();
                self.go_to(step);
            }
            Go::Walk(Walk::To(path)) => self.go_to_node(path),
            Go::Walk(Walk::Turn(turning)) => self.turn(&*turning),
            Go::Walk(Walk::Open(change)) => self.expanded = self.expanded.changed(change),
            Go::Stop => self.stand(),
            Go::Survey => {
                let start = S::start(self.run.plan());
                self.survey = Rc::new(S::anew(Some(&self.survey), &start, self.run.step()));
            }
            Go::Frame(milliseconds) => self.frame(milliseconds),
        }
    }

    /// Stops, and drops the result of the last action.
    fn stand(&mut self) {
        self.player.stop();
        self.forget();
    }

    /// Drops the result of the last action.
    fn forget(&mut self) {
        self.seek = None;
        self.beyond = None;
        self.missing = None;
        self.node = None;
    }

    /// Goes to a step: on the way there, or there already where that is near.
    fn go_to(&mut self, step: u64) {
        let after = |last| step.saturating_sub(last).min(self.overtime);
        self.over = self.survey.last_step().map_or(0, after);
        self.advance(Seek::new(Target::Step(step - self.over), &self.run));
    }

    /// Seeks for as long as a frame has time.
    fn advance(&mut self, mut seek: Seek<S::Run>) {
        let sought = seek.advance(Rc::make_mut(&mut self.run), &*self.survey, self.pace);
        self.seek = None;
        match sought {
            Sought::Arrived => {}
            Sought::OnTheWay => self.seek = Some(seek),
            Sought::Ended(step) => self.beyond = Some(step + self.over),
            Sought::Nowhere(jump, from) => {
                self.missing = Some(jump);
                self.run = from;
            }
        }
    }

    /// Goes to a node of the tree, if it is not too far from the start.
    fn go_to_node(&mut self, path: Vec<u8>) {
        self.stand();
        match S::step_of(self.run.plan(), &path) {
            Some(step) => {
                self.node = Some(path);
                self.go_to(step);
            }
            None => self.missing = Some(Jump::Node),
        }
    }

    /// Goes to the node that a turn leads to, if there is one.
    fn turn(&mut self, turning: &Turning) {
        let path = match &self.node {
            Some(node) if self.seek.is_some() => node.clone(),
            _ => S::node(&self.run),
        };
        if let Some((to, expanded)) = turning(&self.expanded, &path) {
            self.expanded = expanded;
            self.go_to_node(to);
        }
    }

    fn jump(&mut self, jump: Jump) {
        let lead = self.survey.led_to(jump, self.run.step());
        self.stand();
        match lead {
            Lead::Step(step) => self.go_to(step),
            Lead::Nowhere => self.missing = Some(jump),
            Lead::Unknown => {
                self.over = 0;
                self.advance(Seek::new(Target::Jump(jump), &self.run));
            }
        }
    }

    fn command(&mut self, command: Command) {
        let at = self.step();
        let last = if self.ended() { at } else { u64::MAX };
        let step = self.player.obey(command, at, 0..=last);
        if matches!(command, Command::Speed(_)) {
            return;
        }
        self.forget();
        self.since_linked = 0.0;
        if step != at {
            self.go_to(step);
        }
    }

    fn frame(&mut self, milliseconds: f64) {
        if self.seek.is_some() || self.player.speed == Speed::Fastest {
            self.pace = paced(self.pace, milliseconds, LEAST_PACE..=MOST_PACE);
        }
        if let Some(seek) = self.seek.take() {
            return self.advance(seek);
        }
        // If the run goes a short way only, the frame has time to learn more of it.
        if self.survey.is_growing() {
            Rc::make_mut(&mut self.survey).grow();
        }
        if !self.player.on {
            return;
        }
        self.since_linked += milliseconds;
        let steps = self.player.due(milliseconds);
        let run = Rc::make_mut(&mut self.run);
        for _ in 0..steps.unwrap_or(self.pace) {
            if run.forward() {
                continue;
            }
            if self.over == self.overtime {
                self.player.stop();
                break;
            }
            self.over += 1;
        }
    }
}

/// The events that the next frame has time for within bounds, by how long it took to come.
fn paced(pace: u64, milliseconds: f64, bounds: RangeInclusive<u64>) -> u64 {
    let next = if milliseconds < 20.0 {
        pace + pace / 8
    } else {
        pace - pace / 4
    };
    next.clamp(*bounds.start(), *bounds.end())
}
