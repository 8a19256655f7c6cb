//! The effects of the actions.

use std::rc::Rc;

use bezzel_solver::board::Square;

use super::State;
use crate::bridge::tour;
use crate::components::History;
use crate::components::screen::ScreenState;
use crate::components::transport::Command;
use crate::link::{Goal, TourLink, TourSource};
use crate::tour::catalogue::{CatalogueQuestion, Wanted};
use crate::tour::display::moves_due;
use crate::tour::endpoints::Endpoint;
use crate::tour::facts::refutation;
use crate::tour::route::{Pressed, Route};
use crate::tour::search::Purpose;

impl State {
    pub fn go(&mut self, link: &TourLink) {
        if *link == self.link() {
            return;
        }
        self.change(Route::of(link));
        self.seconds = None;
        self.make();
    }

    /// Requests the tour that the link of the route asks for, if it is not made yet.
    pub fn make(&mut self) {
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

    pub fn press(&mut self, square: Square) {
        let route = self.route();
        if self.edits_holes {
            return self.change(route.with_hole(square));
        }
        match route.pressed(square) {
            Pressed::Changed(route) => {
                if self.route().path.is_empty() {
                    self.seconds = Some(0);
                }
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
    pub fn travel(&mut self, history: Option<History<Route>>) {
        if let Some(history) = history {
            self.go_to(history);
            self.search.answer = None;
            self.make();
        }
    }

    pub fn give(&mut self, endpoint: Endpoint, text: &str) {
        self.rest();
        let square = self.fields.give(endpoint, text, self.history.present());
        let route = self.route();
        match (endpoint, square) {
            (_, Err(())) => {}
            // A path that begins there already does not change.
            (Endpoint::Start, Ok(start)) if route.path.first() == start.as_ref() => {}
            (Endpoint::Start, Ok(start)) => {
                self.change(route.with_path(Vec::from_iter(start)));
                self.seconds = None;
            }
            (Endpoint::End, Ok(end)) => self.aim(Goal { end, ..route.goal }),
        }
    }

    pub fn aim(&mut self, goal: Goal) {
        let goal = goal.tidied();
        if goal == self.route().goal {
            self.rest();
        } else {
            self.change(self.route().with_goal(goal));
        }
    }

    pub fn command(&mut self, command: Command) {
        let route = self.route();
        let squares = route.path.len();
        let has_moves = squares > 1 || route.is_complete();
        if command == Command::Play && !has_moves {
            return self.ask(Purpose::Play);
        }
        let mut playing = self.playing;
        let places = squares.min(1) as u64..=squares as u64;
        let at = playing.obey(command, route.at as u64, places) as usize;
        if !matches!(command, Command::Speed(_)) {
            self.show(route.shown_at(at));
            self.settled = command == Command::Pause;
        }
        self.playing = playing;
    }

    pub fn frame(&mut self, milliseconds: f64) {
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

    pub fn ask(&mut self, purpose: Purpose) {
        if !self.search.can_ask(purpose, self.route()) {
            return;
        }
        self.rest();
        if let Some(found) = self.search.ask(purpose, self.history.present()) {
            self.arrive(found);
        }
    }

    pub fn ask_catalogue(&mut self, asked: CatalogueQuestion) {
        self.rest();
        self.catalogue.ask(asked, self.history.present());
    }

    pub fn receive_catalogue(&mut self, event: tour::WorkerEvent) {
        if let Some((path, wanted)) = self.catalogue.accept(event, self.history.present()) {
            self.arrive_from_catalogue(path, wanted);
        } else if self.catalogue.refused.is_some() {
            self.forget_request();
        }
    }

    /// Stops waiting for the workers. The request of a link is dropped, too.
    pub fn cancel(&mut self) {
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

    /// Replaces the request of the link by moves.
    fn forget_request(&mut self) {
        if self.route().is_requested() {
            let route = self.route().with_path(self.route().path.to_vec());
            self.history = self.history.amend(route);
        }
    }
}
