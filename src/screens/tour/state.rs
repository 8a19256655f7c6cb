//! What the tour screen is: the trip with all that it was before, how it is played
//! and shown, and how it changes. Nothing here touches the page.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Reason;
use yew::Reducible;

use super::errand::{Answer, Errand, Purpose, Then};
use super::layers::{Layer, Layers};
use super::playing::Playing;
use super::rates::Rates;
use super::trip::{Pressed, Told, Trip};
use crate::bridge::knight::{Heard, Work};
use crate::components::History;
use crate::components::transport::Command;
use crate::link::{Expected, Goal, Notice, TourLink};

/// The state of the tour screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The trip, with all that it was before.
    pub(super) history: History<Trip>,
    /// Whether it is played, and how fast.
    pub(super) playing: Playing,
    /// What is drawn of it.
    pub(super) layers: Layers,
    /// Whether a press makes and mends holes, and moves nothing.
    pub(super) edits_holes: bool,
    /// Where the knight was sent last and cannot go.
    pub(super) refused: Option<Square>,
    /// What was wrong with the square that was typed last.
    pub(super) wrong_square: Option<Notice>,
    /// Whether the link follows at once: not while one place after another is
    /// shown.
    pub(super) settled: bool,
    /// What the workers are finding out.
    pub(super) errand: Option<Errand>,
    /// What has come of the last errand.
    pub(super) answer: Option<Answer>,
    /// Why there is no tour as it is wanted, where workers have found that out.
    pub(super) refuted: Option<Reason>,
    /// Whether it has been found out if there is a tour as it is wanted.
    pub(super) checked: bool,
    /// A tour that is known to begin as the trip did: it tells the next move without
    /// any work as long as the knight keeps to it.
    pub(super) known: Option<Rc<Vec<Square>>>,
    /// The number of the last wish of the workers.
    pub(super) wish: u32,
    /// How the methods compare.
    pub(super) rates: Rates,
}

/// What a visitor or a frame does on the tour screen.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Go to what a link tells.
    Open(TourLink),
    /// Move the knight, put it on its first square, or go back to where it has been;
    /// when holes are edited, make or mend one.
    Press(Square),
    /// Back to before the last change.
    Undo,
    /// Forward again.
    Redo,
    /// Take the knight off the board.
    Restart,
    /// Change the board's sides. Squares keep their names.
    Resize(Size),
    /// Let presses make holes, or moves.
    EditHoles(bool),
    /// Want another tour.
    Aim(Goal),
    /// The name of the square on which the knight begins.
    Start(String),
    /// The name of the square on which the tour is to end, or nothing.
    End(String),
    /// Draw a layer or not.
    Show(Layer, bool),
    /// What the transport bar asks.
    Command(Command),
    /// A frame is due, so many milliseconds after the one before.
    Frame(f64),
    /// Have the workers find something out.
    Ask(Purpose),
    /// Do not wait for them any more.
    Cancel,
    /// A worker has something to say.
    Heard(Heard),
    /// Compare the methods, or stop that.
    Compare(bool),
    /// A worker has something to say of how they compare.
    HeardRates(Heard),
}

impl State {
    /// The screen as it opens with a link.
    pub(super) fn new(link: &TourLink) -> Self {
        let state = Self {
            history: History::new(Trip::of(link)),
            playing: Playing::default(),
            layers: Layers::default(),
            edits_holes: false,
            refused: None,
            wrong_square: None,
            settled: true,
            errand: None,
            answer: None,
            refuted: None,
            checked: false,
            known: None,
            wish: 0,
            rates: Rates::default(),
        };
        state.making_what_is_told(link).checking()
    }

    /// The link of the trip, also while its tour is being made.
    pub(super) fn link(&self) -> TourLink {
        let mut link = self.trip().link();
        if let Some(Purpose::Make(Then::Show(Some(step)))) = self.purpose() {
            link.step = Some(step as u32);
        }
        link
    }

    /// The work that is wanted of the workers.
    pub(super) fn wanted(&self) -> Option<Rc<Work>> {
        self.errand.as_ref().map(|errand| Rc::clone(&errand.work))
    }

    /// What the workers are asked for.
    pub(super) fn purpose(&self) -> Option<Purpose> {
        self.errand.as_ref().map(|errand| errand.purpose)
    }

    /// The same. Written into each place where a state is changed, it would weigh more
    /// than all the changes.
    #[inline(never)]
    pub(super) fn copy(&self) -> Self {
        self.clone()
    }

    /// The trip as it is now.
    pub(super) fn trip(&self) -> &Trip {
        self.history.present()
    }

    /// At rest, without what was said of the deed before.
    pub(super) fn still(&self) -> Self {
        Self {
            playing: self.playing.stopped(),
            refused: None,
            wrong_square: None,
            settled: true,
            errand: None,
            answer: None,
            ..self.copy()
        }
    }

    /// At another trip. What was found out is kept as far as it holds there, too.
    pub(super) fn at(&self, history: History<Trip>) -> Self {
        let (before, now) = (self.trip(), history.present());
        let same_board = before.board == now.board && before.goal == now.goal;
        let same_start = same_board && before.way.first() == now.way.first();
        Self {
            refuted: self.refuted.filter(|_| same_start),
            checked: self.checked && same_start,
            known: self.known.clone().filter(|_| same_board),
            history,
            ..self.still()
        }
    }

    /// Another trip, which can be taken back.
    pub(super) fn with(&self, trip: Trip) -> Self {
        self.at(self.history.change(trip))
    }

    /// Another place of the same trip.
    fn showing(&self, trip: Trip) -> Self {
        Self {
            settled: false,
            ..self.at(self.history.amend(trip))
        }
    }

    fn with_rates(&self, rates: Rates) -> Self {
        Self {
            rates,
            ..self.copy()
        }
    }

    fn pressed(&self, square: Square) -> Self {
        if self.edits_holes {
            return self.with(self.trip().with_hole(square));
        }
        match self.trip().pressed(square) {
            Pressed::Changed(trip) => self.with(trip),
            Pressed::Shown(trip) => Self {
                settled: true,
                ..self.showing(trip)
            },
            Pressed::Refused => Self {
                refused: Some(square),
                ..self.still()
            },
        }
    }

    /// Goes on with the square of this name, or with none if there is no name.
    fn named(
        &self,
        parameter: &'static str,
        name: &str,
        go_on: impl FnOnce(Option<Square>) -> Self,
    ) -> Self {
        let board = &self.trip().board;
        let size = board.size();
        let name = name.trim();
        let square = Square::from_name(name, size).ok();
        let square = square.filter(|square| board.contains(*square));
        if square.is_some() || name.is_empty() {
            return go_on(square);
        }
        let (rows, columns) = (size.rows(), size.columns());
        Self {
            wrong_square: Some(Notice {
                parameter,
                value: name.to_owned(),
                expected: Expected::Square { rows, columns },
            }),
            ..self.still()
        }
    }

    fn starting(&self, name: &str) -> Self {
        self.named("start", name, |start| {
            let way: Vec<Square> = start.into_iter().collect();
            // What begins there already stays as it is.
            if self.trip().way.first() == way.first() {
                return self.still();
            }
            self.with(self.trip().on(way))
        })
    }

    fn ending(&self, name: &str) -> Self {
        let goal = self.trip().goal;
        self.named("end", name, |end| self.aiming(Goal { end, ..goal }))
    }

    fn aiming(&self, goal: Goal) -> Self {
        let goal = goal.tidied();
        let trip = self.trip();
        if goal == trip.goal {
            return self.still();
        }
        // A tour that was made as the goal was is not what is wanted now.
        let trip = match trip.told {
            Told::ByRequest(start) => trip.on(start.into_iter().collect()),
            Told::ByMoves => trip.clone(),
        };
        self.with(Trip { goal, ..trip })
    }

    fn commanded(&self, command: Command) -> Self {
        let trip = self.trip();
        let at_end = trip.at == trip.way.len();
        match command {
            // Once more from the start.
            Command::Play if at_end && trip.is_tour() => self.played(trip.shown_at(1)),
            Command::Play if at_end => self.asking(if trip.at > 1 {
                Purpose::Finish(Then::Play)
            } else {
                Purpose::Make(Then::Play)
            }),
            Command::Play => self.played(trip.clone()),
            Command::Pause => self.still(),
            Command::Step => self.showing(trip.shown_at(trip.at + 1)),
            Command::Back => self.showing(trip.shown_at(trip.at.saturating_sub(1))),
            Command::Seek(at) => self.showing(trip.shown_at(at as usize)),
            Command::Speed(speed) => Self {
                playing: self.playing.chosen(speed),
                ..self.copy()
            },
        }
    }

    /// The trip played on from its place.
    pub(super) fn played(&self, trip: Trip) -> Self {
        let next = self.at(self.history.amend(trip));
        Self {
            playing: self.playing.started(),
            settled: false,
            ..next
        }
    }

    fn frame(&self, milliseconds: f64) -> Self {
        if !self.playing.on {
            return self.copy();
        }
        let mut playing = self.playing;
        let trip = self.trip();
        let steps = playing.steps(milliseconds, trip.way.len());
        if steps == 0 {
            return Self {
                playing,
                ..self.copy()
            };
        }
        let next = trip.shown_at(trip.at + steps);
        playing.on = next.at < next.way.len();
        Self {
            settled: !playing.on,
            playing,
            history: self.history.amend(next),
            ..self.copy()
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = match action {
            Action::Open(link) if link == self.link() => return self,
            Action::Open(link) => self.with(Trip::of(&link)).making_what_is_told(&link),
            Action::Press(square) => self.pressed(square),
            Action::Undo => match self.history.undo() {
                Some(history) => self.at(history),
                None => return self,
            },
            Action::Redo => match self.history.redo() {
                Some(history) => self.at(history),
                None => return self,
            },
            Action::Restart => self.with(self.trip().on(Vec::new())),
            Action::Resize(size) => self.with(self.trip().resized(size)),
            Action::EditHoles(edits_holes) => Self {
                edits_holes,
                refused: None,
                ..self.copy()
            },
            Action::Aim(goal) => self.aiming(goal),
            Action::Start(name) => self.starting(&name),
            Action::End(name) => self.ending(&name),
            Action::Show(layer, on) => Self {
                layers: self.layers.with(layer, on),
                ..self.copy()
            },
            Action::Command(command) => self.commanded(command),
            Action::Frame(milliseconds) => self.frame(milliseconds),
            Action::Ask(purpose) => self.asking(purpose),
            Action::Cancel => self.cancelled(),
            Action::Heard(heard) => self.heard(heard),
            Action::Compare(on) => self.with_rates(self.rates.compared(on)),
            Action::HeardRates(heard) => self.with_rates(self.rates.heard(heard)),
        };
        let next = next.checking();
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
pub(super) mod tests;
