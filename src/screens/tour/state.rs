//! What the tour screen is: the trip with all that it was before, how it is played
//! and shown, and how it changes. Nothing here touches the page.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Reason;
use yew::Reducible;

use super::endpoints::Endpoint;
use super::errand::{Answer, Errand, Purpose, Then};
use super::layers::{Layer, Layers};
use super::playing::Playing;
use super::rates::Rates;
use super::trip::{Pressed, Told, Trip};
use crate::bridge::knight::{Heard, Work};
use crate::components::History;
use crate::components::transport::Command;
use crate::link::{Goal, Notice, TourLink};

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
    /// The square that is being typed, until it is given.
    pub(super) typed: Option<(Endpoint, String)>,
    /// What was wrong with the square that was given last.
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
    /// Type the name of a square.
    Type(Endpoint, String),
    /// Give a square by its name, or no square.
    Give(Endpoint, String),
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
        let mut state = Self {
            history: History::new(Trip::of(link)),
            playing: Playing::default(),
            layers: Layers::default(),
            edits_holes: false,
            refused: None,
            typed: None,
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
        state.make_what_is_told(link);
        state.check();
        state
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

    /// The trip as it is now.
    pub(super) fn trip(&self) -> &Trip {
        self.history.present()
    }

    /// Puts all at rest, and forgets what was said of the deed before.
    pub(super) fn rest(&mut self) {
        self.playing.on = false;
        self.refused = None;
        self.wrong_square = None;
        self.settled = true;
        self.errand = None;
        // How a way was found is told for as long as it is there.
        if !matches!(
            self.answer,
            Some(Answer::Made { .. } | Answer::Tried { .. })
        ) {
            self.answer = None;
        }
    }

    /// Goes to another trip. What was found out is kept as far as it holds there, too.
    pub(super) fn go_to(&mut self, history: History<Trip>) {
        let (before, now) = (self.trip(), history.present());
        let same_board = before.board == now.board && before.goal == now.goal;
        let same_start = same_board && before.way.first() == now.way.first();
        if !same_start {
            self.refuted = None;
            self.checked = false;
        }
        if !same_board {
            self.known = None;
        }
        self.history = history;
        self.rest();
    }

    /// Goes to a trip of the history, if there is one.
    fn go_where(&mut self, history: Option<History<Trip>>) {
        if let Some(history) = history {
            self.go_to(history);
            self.answer = None;
        }
    }

    /// Goes to another trip, which can be taken back.
    pub(super) fn change(&mut self, trip: Trip) {
        self.go_to(self.history.change(trip));
        self.answer = None;
    }

    /// Goes to another place of the same trip.
    pub(super) fn show(&mut self, trip: Trip) {
        self.go_to(self.history.amend(trip));
        self.settled = false;
    }

    /// Goes to a place, and plays on from there.
    pub(super) fn play(&mut self, trip: Trip) {
        self.show(trip);
        self.playing.start();
    }

    fn press(&mut self, square: Square) {
        let trip = self.trip();
        if self.edits_holes {
            return self.change(trip.with_hole(square));
        }
        match trip.pressed(square) {
            Pressed::Changed(trip) => self.change(trip),
            Pressed::Shown(trip) => {
                self.show(trip);
                self.settled = true;
            }
            Pressed::Refused => {
                self.rest();
                self.refused = Some(square);
            }
        }
    }

    pub(super) fn aim(&mut self, goal: Goal) {
        let goal = goal.tidied();
        let trip = self.trip();
        if goal == trip.goal {
            return self.rest();
        }
        // A tour that was made as the goal was is not what is wanted now.
        let trip = match trip.told {
            Told::ByRequest(start) => trip.on(start.into_iter().collect()),
            Told::ByMoves => trip.clone(),
        };
        self.change(Trip { goal, ..trip });
    }

    fn command(&mut self, command: Command) {
        let trip = self.trip();
        let at_end = trip.at == trip.way.len();
        match command {
            // Once more from the start.
            Command::Play if at_end && trip.is_tour() => self.play(trip.shown_at(1)),
            Command::Play if at_end && trip.at > 1 => self.ask(Purpose::Finish(Then::Play)),
            Command::Play if at_end => self.ask(Purpose::Make(Then::Play)),
            Command::Play => self.play(trip.clone()),
            Command::Pause => self.rest(),
            Command::Step => self.show(trip.shown_at(trip.at + 1)),
            Command::Back => self.show(trip.shown_at(trip.at.saturating_sub(1))),
            Command::Seek(at) => self.show(trip.shown_at(at as usize)),
            Command::Speed(speed) => self.playing.choose(speed),
        }
    }

    fn frame(&mut self, milliseconds: f64) {
        if !self.playing.on {
            return;
        }
        let squares = self.trip().way.len();
        let steps = self.playing.steps(milliseconds, squares);
        if steps > 0 {
            let next = self.trip().shown_at(self.trip().at + steps);
            self.playing.on = next.at < squares;
            self.settled = !self.playing.on;
            self.history = self.history.amend(next);
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(link) => {
                if link != self.link() {
                    next.change(Trip::of(&link));
                    next.make_what_is_told(&link);
                }
            }
            Action::Press(square) => next.press(square),
            Action::Undo => next.go_where(self.history.undo()),
            Action::Redo => next.go_where(self.history.redo()),
            Action::Restart => next.change(self.trip().on(Vec::new())),
            Action::Resize(size) => next.change(self.trip().resized(size)),
            Action::EditHoles(edits_holes) => {
                next.edits_holes = edits_holes;
                next.refused = None;
            }
            Action::Aim(goal) => next.aim(goal),
            Action::Type(endpoint, text) => next.type_in(endpoint, text),
            Action::Give(endpoint, text) => next.give(endpoint, &text),
            Action::Show(layer, on) => next.layers = self.layers.with(layer, on),
            Action::Command(command) => next.command(command),
            Action::Frame(milliseconds) => next.frame(milliseconds),
            Action::Ask(purpose) => next.ask(purpose),
            Action::Cancel => next.cancel(),
            Action::Heard(heard) => next.hear(heard),
            Action::Compare(on) => next.rates = self.rates.compared(on),
            Action::HeardRates(heard) => next.rates = self.rates.heard(heard),
        }
        next.check();
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod tests;
