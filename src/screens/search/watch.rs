//! A run as it is watched: where it stands, where it is going, how fast, and what is open of its tree.

use std::rc::Rc;

use super::seek::{Seek, Sought, Target};
use super::tree::{Opening, Turning, Walk};
use super::watched::{Jump, Known, Lead, Watched};
use crate::components::transport::{Command, Due, Speed};

/// Number of events per frame: at first, minimum, maximum.
const PACE: (u64, u64, u64) = (20_000, 1_000, 1_000_000);
/// Time between two changes of the link while it plays, in milliseconds.
const LINKED: f64 = 1_000.0;

/// A run that is watched.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Watch<K: Known> {
    /// The run at its present event.
    pub(super) run: Rc<K::Run>,
    /// What the survey has found of it.
    pub(super) known: Rc<K>,
    /// Whether it goes on by itself.
    pub(super) playing: bool,
    /// How fast.
    pub(super) speed: Speed,
    /// Where the run is going when that takes more than a frame.
    pub(super) seek: Option<Seek<K::Run>>,
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
    pub(super) pace: u64,
    /// Milliseconds since the link followed.
    since_linked: f64,
}

/// What a visitor or a frame does with a run.
#[derive(Clone)]
pub(super) enum Go {
    /// What the transport bar asks.
    Command(Command),
    /// Go where something of a kind happens.
    Jump(Jump),
    /// Go to the step with this number.
    Step(u64),
    /// Walk in the tree, or open and close nodes of it.
    Walk(Walk),
    /// Stay where the run is, on its way to somewhere.
    Stop,
    /// A frame is due, so many milliseconds after the one before.
    Frame(f64),
}

impl<K: Known> Watch<K> {
    /// A run on its way to a step.
    pub(super) fn new(run: K::Run, step: u64, speed: Speed) -> Self {
        let watch = Self {
            run: Rc::new(run),
            known: Rc::default(),
            playing: false,
            speed,
            seek: None,
            announced: false,
            beyond: None,
            missing: None,
            opening: Opening::default(),
            node: None,
            due: Due::default(),
            pace: PACE.0,
            since_linked: 0.0,
        };
        watch.at(step)
    }

    /// Whether it is in motion.
    pub(super) const fn moves(&self) -> bool {
        self.playing || self.seek.is_some()
    }

    /// Whether the run is at its end.
    pub(super) fn ended(&self) -> bool {
        match self.known.last_step() {
            Some(last) => self.run.step() == last,
            None => !(*self.run).clone().forward(),
        }
    }

    /// Whether a link is to follow to where the run is now: not while it says where the run is going, and once a while
    /// as long as it plays.
    pub(super) fn is_linked(&mut self) -> bool {
        let late = !self.playing || self.since_linked >= LINKED;
        let linked = self.seek.is_none() && late;
        if linked {
            self.since_linked = 0.0;
        }
        linked
    }

    /// The present event as links tell it.
    pub(super) fn linked_step(&self) -> u32 {
        self.run.step().min(u32::MAX.into()) as u32
    }

    /// The watch after what is done with it.
    pub(super) fn after(&self, go: Go) -> Self {
        match go {
            Go::Command(command) => self.commanded(command),
            Go::Jump(jump) => self.jumping(jump),
            Go::Step(step) => self.still().at(step),
            Go::Walk(Walk::To(path)) => self.at_node(&path),
            Go::Walk(Walk::Turn(turning)) => self.turning(&*turning),
            Go::Walk(Walk::Open(change)) => Self {
                opening: self.opening.changed(change),
                ..self.clone()
            },
            Go::Stop => self.still(),
            Go::Frame(milliseconds) => self.frame(milliseconds),
        }
    }

    /// The same before something is done: what the last deed has left is forgotten.
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
    fn seeking(&self, mut seek: Seek<K::Run>) -> Self {
        let mut next = self.clone();
        let sought = seek.advance(Rc::make_mut(&mut next.run), &*self.known, self.pace);
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
        match self.run.step_of(path) {
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
    fn turning(&self, turning: &Turning) -> Self {
        let path = match &self.node {
            Some(node) if self.seek.is_some() => node.clone(),
            _ => self.run.node(),
        };
        match turning(&self.opening, &path) {
            Some((to, opening)) => Self {
                opening,
                ..self.at_node(&to)
            },
            None => self.clone(),
        }
    }

    fn jumping(&self, jump: Jump) -> Self {
        let still = self.still();
        match self.known.led_to(jump, self.run.step()) {
            Lead::Step(step) => still.at(step),
            Lead::Nowhere => Self {
                missing: Some(jump),
                ..still
            },
            Lead::Unknown => still.going(Target::Jump(jump)),
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
