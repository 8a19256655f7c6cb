//! The actions on the tour screen, and the state after each.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::Reducible;

use super::State;
use crate::bridge::knight::WorkerEvent;
use crate::bridge::tour;
use crate::components::transport::Command;
use crate::link::{Goal, TourLink, TourSource, tour_of_day};
use crate::tour::catalogue::{CatalogueQuestion, Wanted, day_of, numbered_tours};
use crate::tour::display::Layer;
use crate::tour::endpoints::Endpoint;
use crate::tour::search::Purpose;

/// An action on the tour screen.
#[derive(Clone, Debug)]
pub enum Action {
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
    /// A worker reports on the request.
    Worker(WorkerEvent),
    /// A worker reports on the check whether there is such a tour at all.
    Checked(WorkerEvent),
    /// Ask for one of all tours, or for the number of this one.
    Catalogue(CatalogueQuestion),
    /// Draw an open or closed tour at random, by a seed.
    Draw(bool, u32),
    /// Let drawn tours begin with the moves made so far, or in any way.
    Continue(bool),
    /// Give the number of a tour as a text.
    Number(String),
    /// Ask for the tour of a day, as a field for dates has it.
    Day(String),
    /// A worker reports on that.
    Catalogued(tour::WorkerEvent),
    /// A second has passed.
    Tick,
    /// Compare the methods, or stop that.
    Compare(bool),
    /// A worker reports how they compare.
    Rates(WorkerEvent),
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
            Action::Catalogued(event) => next.receive_catalogue(event),
            Action::Tick if self.is_timed() => {
                next.seconds = self.seconds.map(|seconds| seconds + 1);
            }
            Action::Tick => return self,
            Action::Compare(true) => next.rates.compare(),
            Action::Compare(false) => next.rates.job.cancel(),
            Action::Rates(event) => next.rates.accept(event),
        }
        if next.route().path.is_empty() {
            next.seconds = None;
        }
        next.search.check(next.history.present());
        if next == *self { self } else { Rc::new(next) }
    }
}
