//! The changes of the route.

use std::rc::Rc;

use bezzel_solver::board::Square;

use super::State;
use crate::components::History;
use crate::tour::catalogue::Wanted;
use crate::tour::display::speed_for;
use crate::tour::route::Route;
use crate::tour::search::{Found, Purpose};

impl State {
    /// The history before the last change, or before the last move of the link that was opened.
    pub fn undone(&self) -> Option<History<Route>> {
        let move_of_link = || Some(self.history.undo_to(self.route().before_last_move()?));
        self.history.undo().or_else(move_of_link)
    }

    /// Goes to a path that was found.
    pub fn arrive(&mut self, found: Found) {
        self.seconds = None;
        self.playing.suit(speed_for(found.path.len()));
        let route = self.route();
        if found.purpose == Purpose::Finish {
            // The moves that have been made belong to the path, so its link has all of them.
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
    pub fn arrive_from_catalogue(&mut self, path: Rc<Vec<Square>>, wanted: Wanted) {
        let Wanted {
            made,
            closed,
            plays,
            given,
        } = wanted;
        self.seconds = None;
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

    /// Plays the found tour from a place on. If the visitor has asked for less motion, shows all of it.
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
    pub fn play(&mut self, route: Route) {
        self.show(route);
        self.playing.start();
    }

    /// Goes to another place of the same route.
    pub fn show(&mut self, route: Route) {
        self.go_to(self.history.amend(route));
        self.settled = false;
    }

    /// Goes to another route, which can be taken back.
    pub fn change(&mut self, route: Route) {
        self.go_to(self.history.change(route));
        self.search.answer = None;
    }

    /// Changes to another route, and keeps the results that hold there, too.
    pub fn go_to(&mut self, history: History<Route>) {
        self.search.leave(self.history.present(), history.present());
        self.history = history;
        self.rest();
    }

    /// Stops the running job, and forgets the answer to the action before.
    pub fn rest(&mut self) {
        self.playing.on = false;
        self.refused = None;
        self.fields.refused = None;
        self.settled = true;
        self.search.stop();
        self.catalogue.stop();
    }
}
