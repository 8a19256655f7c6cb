//! What the workers are asked about a route, and what is known from their answers.
//!
//! A search knows routes and nothing else of the screen: where it ends with a path to go to, it hands that over as
//! [`Found`].

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{NoTour, Position, Reason, Step};

use super::facts::refutation;
use super::route::Route;
use crate::bridge::Failure;
use crate::bridge::knight::{
    self, AttemptRequest, Attempted, Event, Heard, Outcome, TAKEN_BACK, Task, Tour, Work,
};
use crate::link::Finder;

/// A method that takes moves back is given up after this many moves.
const MAX_MOVES: u64 = 1_000_000;
/// The largest area on which the existence of a tour is checked without being asked for.
const MAX_CHECKED: u64 = 4096;
/// The most squares that may be left for a search.
pub(super) const MAX_LEFT: u64 = 4_000;

/// What the workers are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The tour that a link asks for.
    Open,
    /// A tour from the route's start, to be played.
    Play,
    /// A tour that continues the route, to be played.
    Finish,
    /// The next move.
    Hint,
    /// Whether the route can be finished.
    CanFinish,
    /// Whether there is such a tour; the screen asks this by itself.
    Check,
}

/// What has come of the last question.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Answer {
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
    /// It cannot.
    NotFinishable(Reason),
    /// The visitor did not want to wait.
    Cancelled(Purpose),
    /// The workers have failed.
    Failed(Failure),
}

/// A path to go to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Found {
    pub(super) purpose: Purpose,
    /// The whole path, its start included.
    pub(super) path: Rc<Vec<Square>>,
    /// How it was found, where that is told.
    pub(super) answer: Option<Answer>,
}

/// The search, and what is known from it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Search {
    /// What the workers are at.
    pub(super) running: Option<Running>,
    /// What has come of the last question.
    pub(super) answer: Option<Answer>,
    /// Why there is no such tour, where workers have found that out.
    pub(super) refuted: Option<Reason>,
    /// Whether it is known if there is such a tour.
    checked: bool,
    /// A tour: as long as the route keeps to it, the next move needs no work.
    known: Option<Rc<Vec<Square>>>,
    /// The number of the last question.
    wish: u32,
}

/// A question that the workers are at.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Running {
    pub(super) purpose: Purpose,
    /// How far the work is, from 0 to 1.
    pub(super) fraction: f64,
    work: Rc<Work>,
    attempt: Rc<Attempt>,
}

/// A method's attempt as far as it has been reported.
#[derive(Clone, Debug, Default, PartialEq)]
struct Attempt {
    /// The squares visited, in order.
    path: Vec<Square>,
    /// The moves made and taken back.
    moves: u64,
}

impl Purpose {
    /// Whether a tour from the start is asked for, whatever moves have been made.
    pub(super) const fn is_whole_tour(self) -> bool {
        matches!(self, Self::Open | Self::Play)
    }
}

impl Search {
    /// The work that is wanted of the workers.
    pub(super) fn wanted(&self) -> Option<Rc<Work>> {
        self.running
            .as_ref()
            .map(|running| Rc::clone(&running.work))
    }

    /// What the workers are asked for.
    pub(super) fn purpose(&self) -> Option<Purpose> {
        self.running.as_ref().map(|running| running.purpose)
    }

    /// Whether the question makes sense of the route and can be answered.
    pub(super) fn can_ask(&self, purpose: Purpose, route: &Route) -> bool {
        let possible = purpose.is_whole_tour() || !has_too_many_left(route);
        route.board.area() > 0 && (possible || self.known_path(route).is_some())
    }

    /// Asks the workers, or answers at once where the answer is known.
    pub(super) fn ask(&mut self, purpose: Purpose, route: &Route) -> Option<Found> {
        match self.known_path(route) {
            Some(path) if !purpose.is_whole_tour() => self.conclude(purpose, path, None, route),
            _ => {
                self.answer = None;
                self.start(purpose, route);
                None
            }
        }
    }

    /// Finds out whether there is such a tour, where that takes no more than a moment and nothing else is going on.
    pub(super) fn check(&mut self, route: &Route) {
        if self.running.is_none() && !self.checked && is_soon_known(route) {
            self.start(Purpose::Check, route);
        }
    }

    /// Waits no longer. How the present path was found is told for as long as it is there.
    pub(super) fn stop(&mut self) {
        self.running = None;
        if !matches!(
            self.answer,
            Some(Answer::Made { .. } | Answer::Tried { .. })
        ) {
            self.answer = None;
        }
    }

    /// Forgets what does not hold of the next route.
    pub(super) fn leave(&mut self, route: &Route, next: &Route) {
        let same_board = route.board == next.board && route.goal == next.goal;
        if !same_board || route.path.first() != next.path.first() {
            self.refuted = None;
            self.checked = false;
        }
        if !same_board {
            self.known = None;
        }
    }

    /// Takes in what a worker reports; nothing, if it is late.
    pub(super) fn hear(&mut self, heard: Heard, route: &Route) -> Option<Found> {
        let running = self.running.as_mut();
        let running = running.filter(|_| heard.wish == self.wish)?;
        match heard.event {
            Event::Failed(failure) => self.fail(failure),
            Event::Slice { progress, found } => {
                running.fraction = progress.fraction;
                match found {
                    knight::Found::Tour(Some(result)) => return self.decide(result, route),
                    knight::Found::Attempt(attempted) => return self.follow(&attempted, route),
                    _ => {}
                }
            }
        }
        None
    }

    fn start(&mut self, purpose: Purpose, route: &Route) {
        let task = task(purpose, route);
        let path = match &task {
            Task::Attempt { request, .. } => vec![request.start],
            _ => Vec::new(),
        };
        self.wish += 1;
        self.running = Some(Running {
            purpose,
            fraction: 0.0,
            work: Rc::new(Work {
                tasks: vec![task],
                wish: self.wish,
            }),
            attempt: Rc::new(Attempt { path, moves: 0 }),
        });
    }

    /// There is such a tour, or not.
    fn decide(&mut self, result: Result<Tour, NoTour>, route: &Route) -> Option<Found> {
        let purpose = self.running.take()?.purpose;
        let from_start = purpose.is_whole_tour() || purpose == Purpose::Check;
        self.checked |= from_start;
        match result {
            Ok(tour) => {
                let path = Rc::new(tour.moves.squares(route.board.size()).collect());
                self.known = Some(Rc::clone(&path));
                let answer = purpose.is_whole_tour().then_some(Answer::Made {
                    searched: tour.searched,
                    elapsed: tour.elapsed as u64,
                });
                return self.conclude(purpose, path, answer, route);
            }
            Err(NoTour::Impossible(reason)) if from_start => self.refuted = Some(reason),
            Err(NoTour::Impossible(reason)) => self.answer = Some(Answer::NotFinishable(reason)),
            // The screen asks for no board that is too large, and the search has no limit.
            Err(_) => self.answer = Some(Answer::Failed(Failure::Workers)),
        }
        None
    }

    /// A tour that continues the route is known.
    fn conclude(
        &mut self,
        purpose: Purpose,
        path: Rc<Vec<Square>>,
        answer: Option<Answer>,
        route: &Route,
    ) -> Option<Found> {
        match purpose {
            Purpose::Check => {}
            Purpose::Hint => self.answer = path.get(route.at).copied().map(Answer::Proposed),
            Purpose::CanFinish => self.answer = Some(Answer::Finishable),
            Purpose::Open | Purpose::Play | Purpose::Finish => {
                return Some(Found {
                    purpose,
                    path,
                    answer,
                });
            }
        }
        None
    }

    /// A method has gone on, and perhaps ended.
    fn follow(&mut self, attempted: &Attempted, route: &Route) -> Option<Found> {
        let running = self.running.as_mut()?;
        let attempt = Rc::make_mut(&mut running.attempt);
        attempt.follow(route.board.size(), attempted);
        let outcome = attempted.outcome?;
        let path = std::mem::take(&mut attempt.path);
        let answer = Answer::Tried {
            outcome,
            moves: attempt.moves,
            visited: path.len(),
        };
        let purpose = self.running.take()?.purpose;
        Some(Found {
            purpose,
            path: Rc::new(path),
            answer: Some(answer),
        })
    }

    /// The workers have failed. What nobody has asked for is not reported.
    fn fail(&mut self, failure: Failure) {
        if self.purpose() == Some(Purpose::Check) {
            self.checked = true;
        } else {
            self.answer = Some(Answer::Failed(failure));
        }
        self.running = None;
    }

    /// A tour as it is wanted that begins as the route does, if one is known.
    fn known_path(&self, route: &Route) -> Option<Rc<Vec<Square>>> {
        [Some(&route.path), self.known.as_ref()]
            .into_iter()
            .flatten()
            .find(|path| route.is_wanted(path) && path.starts_with(route.visited()))
            .cloned()
    }
}

impl Attempt {
    /// Goes on with what has been reported.
    fn follow(&mut self, size: Size, attempted: &Attempted) {
        self.moves += attempted.events.len() as u64;
        for event in attempted.events.iter().copied() {
            if event == TAKEN_BACK {
                self.path.pop();
                continue;
            }
            let from = self.path.last().copied();
            let to = from.zip(Step::from_digit(event));
            self.path
                .extend(to.and_then(|(from, step)| step.taken_from(from, size)));
        }
    }
}

/// Whether more squares are left than a search can deal with.
pub(super) fn has_too_many_left(route: &Route) -> bool {
    let left = route.board.area().saturating_sub(route.at as u64);
    left > MAX_LEFT && (route.at > 1 || !route.board.holes().is_empty())
}

/// Whether it takes no more than a moment to know if there is such a tour, and the board's size alone does not tell.
fn is_soon_known(route: &Route) -> bool {
    let ends = !route.path.is_empty() || route.goal.end.is_some();
    ends && !route.is_tour()
        && route.board.holes().is_empty()
        && route.board.area() <= MAX_CHECKED
        && refutation(&route.board, route.goal.closed).is_none()
}

/// What the workers are to do.
fn task(purpose: Purpose, route: &Route) -> Task {
    let goal = route.goal;
    let (size, holes) = (route.board.size(), route.board.holes().to_vec());
    if purpose.is_whole_tour() && goal.finder != Finder::Sure {
        return Task::Attempt {
            request: AttemptRequest {
                size,
                holes,
                start: start_of_attempt(route),
                closed: goal.closed,
                method: goal.finder.method(goal.seed),
                // A method that takes no moves back makes fewer than there are squares.
                limit: MAX_MOVES.max(route.board.area()),
            },
            told: 0,
        };
    }
    let path = match purpose {
        Purpose::Open | Purpose::Play => Vec::from_iter(route.start()),
        Purpose::Check => Vec::from_iter(route.path.first().copied()),
        Purpose::Finish | Purpose::Hint | Purpose::CanFinish => route.visited().to_vec(),
    };
    Task::Tour {
        position: Position {
            size,
            holes,
            path,
            end: goal.end,
            closed: goal.closed,
        },
        from: None,
    }
}

/// Where a method begins: in the bottom left corner, if the visitor has chosen no square.
fn start_of_attempt(route: &Route) -> Square {
    let corner = Square::new(route.board.size().rows() - 1, 0);
    let first = Some(corner).filter(|corner| route.board.contains(*corner));
    route
        .start()
        .or(first)
        .or_else(|| route.board.squares().next())
        .unwrap_or(corner)
}
