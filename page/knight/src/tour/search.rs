//! The questions to the workers about a route, and their answers.
//!
//! A search knows routes and nothing else of the screen: where it ends with a path to go to, it hands that over as
//! [`Found`].

mod attempt;
mod tasks;

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::knight::{NoTour, Reason};

use self::attempt::Attempt;
pub use self::tasks::{Purpose, has_too_many_left};
use self::tasks::{is_soon_known, squares, task, tour_task};
use super::route::Route;
use crate::bridge::knight::{self, Attempted, Outcome, Request, Tour, WorkerEvent};
use crate::bridge::{Failure, JobState};

/// The answer to the last request.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A tour was found: by this many steps of a search, or put together without one;
    /// in this many milliseconds.
    Made { searched: Option<u64>, elapsed: u64 },
    /// A method has ended after this many moves, with this many squares visited.
    Tried {
        outcome: Outcome,
        moves: u64,
        visited: usize,
    },
    /// This is the next move of a tour.
    Proposed(Square),
    /// The route can be finished.
    Finishable,
    /// The path cannot be finished, for this reason.
    NotFinishable(Reason),
}

/// A path to go to.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub purpose: Purpose,
    /// The whole path, its start included.
    pub path: Rc<Vec<Square>>,
    /// How the path was found, as far as the page shows it.
    pub answer: Option<Answer>,
}

/// The search by halving for the move that lost a route.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Between {
    /// A number of squares after which the tour can be finished, or 0.
    good: usize,
    /// A number of squares after which it cannot be finished.
    lost: usize,
}

impl Between {
    /// The next number of squares to ask for; `None` when all is known.
    fn next(self) -> Option<usize> {
        (self.lost - self.good > 1).then(|| usize::midpoint(self.good, self.lost))
    }
}

/// The search, and its results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Search {
    /// The last request to the workers.
    pub request: Request,
    /// The purpose of that request.
    pub purpose: Option<Purpose>,
    /// The progress of the running method.
    attempt: Rc<Attempt>,
    /// The answer to the last request.
    pub answer: Option<Answer>,
    /// The number of squares to keep of a route that cannot be finished, so that it can be finished again; 0 if there
    /// is no such tour even from its start.
    pub back: Option<usize>,
    /// The bounds of this number during the search.
    between: Between,
    /// The request whether there is such a tour at all; the screen makes it by itself.
    pub check: Request,
    /// The reason why there is no such tour, if workers have found one.
    pub refuted: Option<Reason>,
    /// A tour: as long as the route keeps to it, the next move needs no work.
    known: Option<Rc<Vec<Square>>>,
}

impl Search {
    /// Whether the request makes sense of the route and can be answered.
    pub fn can_ask(&self, purpose: Purpose, route: &Route) -> bool {
        let possible = purpose.is_whole_tour() || !has_too_many_left(route);
        route.board.area() > 0 && (possible || self.known_path(route).is_some())
    }

    /// Asks the workers, or answers at once where the answer is known.
    pub fn ask(&mut self, purpose: Purpose, route: &Route) -> Option<Found> {
        match self.known_path(route) {
            Some(path) if !purpose.is_whole_tour() => {
                self.purpose = Some(purpose);
                self.conclude(path, None, route)
            }
            _ => {
                let task = task(purpose, route);
                self.attempt = Rc::new(Attempt::of(&task));
                self.request.ask([task]);
                self.purpose = Some(purpose);
                self.answer = None;
                None
            }
        }
    }

    /// Requests whether there is such a tour, if the answer takes only a moment and no other search is running.
    pub fn check(&mut self, route: &Route) {
        let begun = self.request.is_running() || *self.check.state() != JobState::Idle;
        if !begun && self.refuted.is_none() && is_soon_known(route) {
            let path = Vec::from_iter(route.path.first().copied());
            self.check.ask([tour_task(path, route)]);
        }
    }

    /// Stops the work. The text on how the present path was found stays as long as the path.
    pub fn stop(&mut self) {
        self.request.reset();
        if !matches!(
            self.answer,
            Some(Answer::Made { .. } | Answer::Tried { .. })
        ) {
            self.answer = None;
        }
    }

    /// Stops the search. An earlier answer, which it was to complete, stays.
    pub fn cancel(&mut self) {
        if self.purpose == Some(Purpose::TakeBack) {
            self.request.reset();
        } else {
            self.request.cancel();
        }
    }

    /// Forgets what does not hold of the next route.
    pub fn leave(&mut self, route: &Route, next: &Route) {
        let same_board = route.board == next.board && route.goal == next.goal;
        if !same_board || route.path.first() != next.path.first() {
            self.refuted = None;
            self.check.reset();
        }
        if !same_board {
            self.known = None;
        }
    }

    /// Handles a worker's report on the request.
    pub fn accept(&mut self, event: WorkerEvent, route: &Route) -> Option<Found> {
        match self.request.accept(event)?.found {
            knight::Found::Tour(Some(result)) => self.decide(result, route),
            knight::Found::Attempt(attempted) => self.follow(&attempted, route),
            _ => None,
        }
    }

    /// Handles a worker's report on the check.
    pub fn accept_check(&mut self, event: WorkerEvent, route: &Route) {
        match self.check.accept(event).map(|slice| slice.found) {
            Some(knight::Found::Tour(Some(Ok(tour)))) => self.known = Some(squares(&tour, route)),
            Some(knight::Found::Tour(Some(Err(NoTour::Impossible(reason))))) => {
                self.refuted = Some(reason);
            }
            _ => {}
        }
    }

    /// Handles the answer whether there is a tour with these ends.
    fn decide(&mut self, result: Result<Tour, NoTour>, route: &Route) -> Option<Found> {
        let purpose = self.purpose?;
        if purpose == Purpose::TakeBack {
            self.narrow(result, route);
            return None;
        }
        match result {
            Ok(tour) => {
                let path = squares(&tour, route);
                self.known = Some(Rc::clone(&path));
                let answer = purpose.is_whole_tour().then_some(Answer::Made {
                    searched: tour.searched,
                    elapsed: tour.elapsed as u64,
                });
                return self.conclude(path, answer, route);
            }
            Err(NoTour::Impossible(reason)) if purpose.is_whole_tour() => {
                self.refuted = Some(reason);
            }
            Err(NoTour::Impossible(reason)) => {
                self.answer = Some(Answer::NotFinishable(reason));
                self.look_back(route);
            }
            // The screen asks for no board that is too large, and the search has no limit.
            Err(_) => self.request.fail(Failure::Workers),
        }
        None
    }

    /// Begins to find out how much of a route that cannot be finished has to be taken back.
    fn look_back(&mut self, route: &Route) {
        let visited = route.visited();
        let known = self.known.as_ref().map_or(0, |known| {
            let same = known.iter().zip(visited);
            same.take_while(|(a, b)| a == b).count()
        });
        self.back = None;
        self.between = Between {
            good: known,
            lost: visited.len(),
        };
        self.search_further_back(route);
    }

    /// Asks about the next part of the route, or has the answer.
    fn search_further_back(&mut self, route: &Route) {
        let Some(squares) = self.between.next() else {
            self.back = (self.between.lost > 0).then_some(self.between.good);
            return;
        };
        let part = route.shown_at(squares);
        if has_too_many_left(&part) {
            return;
        }
        self.request
            .ask([tour_task(part.visited().to_vec(), route)]);
        self.purpose = Some(Purpose::TakeBack);
    }

    /// Takes in whether a part of the route can be finished.
    fn narrow(&mut self, result: Result<Tour, NoTour>, route: &Route) {
        let Some(squares) = self.between.next() else {
            return;
        };
        match result {
            Ok(tour) => {
                self.known = Some(self::squares(&tour, route));
                self.between.good = squares;
            }
            Err(NoTour::Impossible(_)) => self.between.lost = squares,
            Err(_) => return,
        }
        self.search_further_back(route);
    }

    /// A tour that continues the route is known.
    fn conclude(
        &mut self,
        path: Rc<Vec<Square>>,
        answer: Option<Answer>,
        route: &Route,
    ) -> Option<Found> {
        match self.purpose? {
            Purpose::Hint => self.answer = path.get(route.at).copied().map(Answer::Proposed),
            Purpose::CanFinish => self.answer = Some(Answer::Finishable),
            Purpose::TakeBack => {}
            purpose @ (Purpose::Open | Purpose::Play | Purpose::Finish) => {
                return Some(Found {
                    purpose,
                    path,
                    answer,
                });
            }
        }
        None
    }

    /// A method has continued, and perhaps ended.
    fn follow(&mut self, attempted: &Attempted, route: &Route) -> Option<Found> {
        let attempt = Rc::make_mut(&mut self.attempt);
        attempt.follow(route.board.size(), attempted);
        let outcome = attempted.outcome?;
        let path = std::mem::take(&mut attempt.path);
        let answer = Answer::Tried {
            outcome,
            moves: attempt.moves,
            visited: path.len(),
        };
        Some(Found {
            purpose: self.purpose?,
            path: Rc::new(path),
            answer: Some(answer),
        })
    }

    /// A known tour of the wanted kind that begins with the route, if any.
    fn known_path(&self, route: &Route) -> Option<Rc<Vec<Square>>> {
        [Some(&route.path), self.known.as_ref()]
            .into_iter()
            .flatten()
            .find(|path| route.is_wanted(path) && path.starts_with(route.visited()))
            .cloned()
    }
}
