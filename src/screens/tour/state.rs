//! The state of the tour screen, with one reducer for visitors, frames and reports of workers. Nothing here touches the
//! page.
//!
//! The functions stand in the order in which they call each other: [`State::reduce`], what each action does, the
//! changes of the route that these are made of.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::Reducible;

use super::catalogue::{Catalogue, CatalogueQuestion, Wanted, day_of, numbered_tours};
use super::display::{Layer, Layers, moves_due, speed_for};
use super::endpoints::{Endpoint, Fields};
use super::facts::refutation;
use super::rates::Rates;
use super::route::{Pressed, Route};
use super::search::{Found, Purpose, Search};
use crate::bridge::knight::WorkerEvent;
use crate::bridge::tour;
use crate::components::History;
use crate::components::transport::{Command, Player};
use crate::link::{Goal, TourLink, TourSource, tour_of_day};
use crate::screens::ScreenState;

/// The state of the tour screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The route, with all that it was before.
    pub(super) history: History<Route>,
    /// Whether it is played, and how fast.
    pub(super) playing: Player,
    /// The layers of the drawing.
    pub(super) layers: Layers,
    /// Whether a press makes and mends holes, and moves nothing.
    pub(super) edits_holes: bool,
    /// The square to which the knight was sent last, if it cannot go there.
    pub(super) refused: Option<Square>,
    /// The texts in the fields of start and end.
    pub(super) fields: Fields,
    /// Whether the link follows at once: not while one place after another is
    /// shown.
    pub(super) settled: bool,
    /// The workers' search for it.
    pub(super) search: Search,
    /// The workers' answers about all tours of the board.
    pub(super) catalogue: Catalogue,
    /// The comparison of the methods.
    pub(super) rates: Rates,
    /// Whether nothing is played unasked.
    pub(super) is_still: bool,
}

/// An action on the tour screen.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Go to the route of a link.
    Open(TourLink),
    /// Move the knight, put it on its first square, or go back to where it has been;
    /// when holes are edited, make or mend one.
    Press(Square),
    /// Back to before the last change.
    Undo,
    /// Forward again.
    Redo,
    /// Take moves back until this many squares are left.
    TakeBack(usize),
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
    /// A command of the transport bar.
    Command(Command),
    /// A frame is due, this many milliseconds after the one before.
    Frame(f64),
    /// Ask the workers.
    Ask(Purpose),
    /// Wait for them no longer.
    Cancel,
    /// A worker reports on what was asked.
    Worker(WorkerEvent),
    /// A worker reports whether there is such a tour at all.
    Checked(WorkerEvent),
    /// Ask for one of all tours, or for the number of this one.
    Catalogue(CatalogueQuestion),
    /// Draw an open or closed tour at random, by a seed.
    Draw(bool, u32),
    /// Let tours that are drawn begin with what has been played, or in any way.
    Continue(bool),
    /// Give the number of a tour as a text.
    Number(String),
    /// Ask for the tour of a day, as a field for dates has it.
    Day(String),
    /// A worker reports on that.
    Catalogued(tour::WorkerEvent),
    /// Compare the methods, or stop that.
    Compare(bool),
    /// A worker reports how they compare.
    Rates(WorkerEvent),
}

impl ScreenState for State {
    type Link = TourLink;

    fn open(link: TourLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> TourLink {
        self.route().link()
    }

    fn keeps_changing(&self) -> bool {
        !self.settled
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(link) => next.go(&link),
            Action::Press(square) => next.press(square),
            Action::Undo => next.travel(self.undone()),
            Action::Redo => next.travel(self.history.redo()),
            Action::TakeBack(squares) => {
                let left = self.route().visited().iter().copied().take(squares);
                next.change(self.route().with_path(left.collect()));
            }
            Action::Restart => next.change(self.route().with_path(Vec::new())),
            Action::Resize(size) => next.change(self.route().resized(size)),
            Action::EditHoles(edits_holes) => {
                next.edits_holes = edits_holes;
                next.refused = None;
            }
            Action::Aim(goal) => next.aim(goal),
            Action::Type(endpoint, text) => next.fields.type_in(endpoint, text, self.route()),
            Action::Give(endpoint, text) => next.give(endpoint, &text),
            Action::Show(layer, on) => next.layers = self.layers.with(layer, on),
            Action::Command(command) => next.command(command),
            Action::Frame(milliseconds) => next.frame(milliseconds),
            Action::Ask(purpose) => next.ask(purpose),
            Action::Cancel => next.cancel(),
            Action::Worker(event) => {
                if let Some(found) = next.search.accept(event, self.route()) {
                    next.arrive(found);
                }
            }
            Action::Checked(event) => next.search.accept_check(event, self.route()),
            Action::Catalogue(asked) => next.ask_catalogue(asked),
            Action::Draw(closed, seed) => {
                let begun = self.route().begun().to_vec();
                let given = Some(begun).filter(|_| self.catalogue.continues);
                next.ask_catalogue(CatalogueQuestion::Tour(Wanted {
                    made: TourSource::Drawn(seed),
                    closed,
                    plays: true,
                    given: Rc::new(given.unwrap_or_default()),
                }));
            }
            Action::Continue(continues) => next.catalogue.continues = continues,
            Action::Number(text) => {
                next.rest();
                next.catalogue.give(&text, self.route());
            }
            Action::Day(text) => {
                let number = day_of(&text)
                    .zip(numbered_tours(self.route()))
                    .map(|(day, tours)| tour_of_day(day, tours));
                if let Some(number) = number {
                    next.ask_catalogue(CatalogueQuestion::numbered(number));
                }
            }
            Action::Catalogued(event) => next.hear_catalogue(event),
            Action::Compare(true) => next.rates.compare(),
            Action::Compare(false) => next.rates.job.cancel(),
            Action::Rates(event) => next.rates.accept(event),
        }
        next.search.check(next.history.present());
        if next == *self { self } else { Rc::new(next) }
    }
}

/// The effects of the actions.
impl State {
    /// The screen as it opens with the route of a link, and what that was before.
    pub(super) fn new(history: History<Route>, is_still: bool) -> Self {
        let mut state = Self {
            history,
            playing: Player::default(),
            layers: Layers::default(),
            edits_holes: false,
            refused: None,
            fields: Fields::default(),
            settled: true,
            search: Search::default(),
            catalogue: Catalogue::default(),
            rates: Rates::default(),
            is_still,
        };
        state.make();
        state.search.check(state.history.present());
        state
    }

    fn go(&mut self, link: &TourLink) {
        if *link == self.link() {
            return;
        }
        self.change(Route::of(link));
        self.make();
    }

    /// Has the tour made that the link of the route asks for, if it is not there yet.
    fn make(&mut self) {
        let route = self.route();
        let closed = route.goal.closed;
        match route.made().filter(|_| route.is_awaited()) {
            Some(TourSource::Sought) => self.ask(Purpose::Open),
            Some(made) => self.ask_catalogue(CatalogueQuestion::Tour(Wanted {
                made,
                closed,
                plays: false,
                given: Rc::clone(&route.path),
            })),
            None => {}
        }
    }

    fn press(&mut self, square: Square) {
        let route = self.route();
        if self.edits_holes {
            return self.change(route.with_hole(square));
        }
        match route.pressed(square) {
            Pressed::Changed(route) => {
                self.change(route);
                self.explain_dead_end();
            }
            Pressed::Shown(route) => {
                self.show(route);
                self.settled = true;
            }
            Pressed::Refused => {
                self.rest();
                self.refused = Some(square);
            }
        }
    }

    /// Finds out where the tour was lost, at a dead end of a small board that has tours.
    fn explain_dead_end(&mut self) {
        let route = self.route();
        let possible =
            self.search.refuted.is_none() && refutation(&route.board, route.goal.closed).is_none();
        if possible && route.is_soon_explained() {
            self.ask(Purpose::CanFinish);
        }
    }

    /// Goes to a route of the history, if there is one.
    fn travel(&mut self, history: Option<History<Route>>) {
        if let Some(history) = history {
            self.go_to(history);
            self.search.answer = None;
            self.make();
        }
    }

    fn give(&mut self, endpoint: Endpoint, text: &str) {
        self.rest();
        let square = self.fields.give(endpoint, text, self.history.present());
        let route = self.route();
        match (endpoint, square) {
            (_, Err(())) => {}
            // A path that begins there already stays as it is.
            (Endpoint::Start, Ok(start)) if route.path.first() == start.as_ref() => {}
            (Endpoint::Start, Ok(start)) => self.change(route.with_path(Vec::from_iter(start))),
            (Endpoint::End, Ok(end)) => self.aim(Goal { end, ..route.goal }),
        }
    }

    fn aim(&mut self, goal: Goal) {
        let goal = goal.tidied();
        if goal == self.route().goal {
            self.rest();
        } else {
            self.change(self.route().with_goal(goal));
        }
    }

    fn command(&mut self, command: Command) {
        let route = self.route();
        let at_end = route.at == route.path.len();
        match command {
            // Once more from the start.
            Command::Play if route.is_complete() => self.play(route.shown_at(1)),
            // The moves that have been made, and no others.
            Command::Play if at_end && route.at > 1 => self.play(route.shown_at(1)),
            Command::Play if at_end => self.ask(Purpose::Play),
            Command::Play => self.play(route.clone()),
            Command::Pause => self.rest(),
            Command::Step => self.show(route.shown_at(route.at + 1)),
            Command::Back => self.show(route.shown_at(route.at.saturating_sub(1))),
            Command::Seek(at) => self.show(route.shown_at(at as usize)),
            Command::Speed(speed) => self.playing.choose(speed),
        }
    }

    fn frame(&mut self, milliseconds: f64) {
        if !self.playing.on {
            return;
        }
        let squares = self.route().path.len();
        let steps = moves_due(&mut self.playing, milliseconds, squares);
        if steps > 0 {
            let next = self.route().shown_at(self.route().at + steps);
            self.playing.on = next.at < squares;
            self.settled = !self.playing.on;
            self.history = self.history.amend(next);
        }
    }

    fn ask(&mut self, purpose: Purpose) {
        if !self.search.can_ask(purpose, self.route()) {
            return;
        }
        self.rest();
        if let Some(found) = self.search.ask(purpose, self.history.present()) {
            self.arrive(found);
        }
    }

    fn ask_catalogue(&mut self, asked: CatalogueQuestion) {
        self.rest();
        self.catalogue.ask(asked, self.history.present());
    }

    fn hear_catalogue(&mut self, event: tour::WorkerEvent) {
        if let Some((path, wanted)) = self.catalogue.accept(event, self.history.present()) {
            self.arrive_from_catalogue(path, wanted);
        } else if self.catalogue.refused.is_some() {
            self.forget_request();
        }
    }

    /// Waits for the workers no longer. What a link asked for is forgotten, too.
    fn cancel(&mut self) {
        if self.catalogue.request.is_running() {
            self.catalogue.request.cancel();
            self.forget_request();
        }
        if !self.search.request.is_running() {
            return;
        }
        self.search.cancel();
        if self.search.purpose.is_some_and(Purpose::is_whole_tour) {
            self.forget_request();
        }
    }

    /// Has the link tell moves, where it asked for a tour.
    fn forget_request(&mut self) {
        if self.route().is_requested() {
            let route = self.route().with_path(self.route().path.to_vec());
            self.history = self.history.amend(route);
        }
    }
}

/// The changes of the route.
impl State {
    /// The route as it is now.
    pub(super) fn route(&self) -> &Route {
        self.history.present()
    }

    /// Whether there is a change, or a move of the link, to take back.
    pub(super) fn can_undo(&self) -> bool {
        self.undone().is_some()
    }

    /// The history before the last change, or before the last move of the link that was opened.
    fn undone(&self) -> Option<History<Route>> {
        let move_of_link = || Some(self.history.undo_to(self.route().before_last_move()?));
        self.history.undo().or_else(move_of_link)
    }

    /// Goes to a path that was found.
    fn arrive(&mut self, found: Found) {
        self.playing.suit(speed_for(found.path.len()));
        let route = self.route();
        if found.purpose == Purpose::Finish {
            // The moves that have been made belong to the path, so its link tells all of them.
            let at = route.at.max(1);
            if route.path != found.path {
                self.change(route.with_path(found.path.to_vec()).shown_at(at));
            }
            self.perform(at);
        } else {
            self.come_to(route.with_found(found.path));
            if found.purpose == Purpose::Play {
                self.perform(1);
            }
        }
        if found.answer.is_some() {
            self.search.answer = found.answer;
        }
    }

    /// Goes to one of all tours of the board.
    fn arrive_from_catalogue(&mut self, path: Rc<Vec<Square>>, wanted: Wanted) {
        let Wanted {
            made,
            closed,
            plays,
            given,
        } = wanted;
        self.playing.suit(speed_for(path.len()));
        let begun = given.len().max(1);
        self.come_to(self.route().with_catalogued(path, made, closed, given));
        if plays {
            self.perform(begun);
        }
    }

    /// Goes to a route with a whole tour. The tour that a link asks for is no change.
    fn come_to(&mut self, next: Route) {
        if self.route().is_awaited() {
            self.go_to(self.history.amend(next));
        } else {
            self.change(next);
        }
    }

    /// Plays what was found from a place on; for who has asked for less motion, shows all of it.
    fn perform(&mut self, at: usize) {
        if self.is_still {
            self.show(self.route().shown_at(self.route().path.len()));
            self.settled = true;
        } else {
            self.history = self.history.amend(self.route().shown_at(at));
            self.play(self.route().clone());
        }
    }

    /// Goes to a place, and plays on from there.
    fn play(&mut self, route: Route) {
        self.show(route);
        self.playing.start();
    }

    /// Goes to another place of the same route.
    fn show(&mut self, route: Route) {
        self.go_to(self.history.amend(route));
        self.settled = false;
    }

    /// Goes to another route, which can be taken back.
    fn change(&mut self, route: Route) {
        self.go_to(self.history.change(route));
        self.search.answer = None;
    }

    /// Goes to another route. What was found out is kept as far as it holds there, too.
    fn go_to(&mut self, history: History<Route>) {
        self.search.leave(self.history.present(), history.present());
        self.history = history;
        self.rest();
    }

    /// Stops the running job, and forgets the answer to the action before.
    fn rest(&mut self) {
        self.playing.on = false;
        self.refused = None;
        self.fields.refused = None;
        self.settled = true;
        self.search.stop();
        self.catalogue.stop();
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
