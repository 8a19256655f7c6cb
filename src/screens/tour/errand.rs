//! What the workers are asked for a trip: a tour, a way to finish, a method's
//! attempt; and what is made of their answers.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Position, Reason, Step};

use super::facts::refutation;
use super::trip::Trip;
use crate::bridge::Failure;
use crate::bridge::knight::{AttemptRequest, Attempted, Outcome, TAKEN_BACK, Task, Work};
use crate::link::Finder;

/// A method that goes back from dead ends is given up after so many moves.
pub(super) const MOST_MOVES: u64 = 1_000_000;
/// On boards of so many squares at most, it is found out at once whether there is a
/// tour as it is wanted.
const MOST_CHECKED: u64 = 4096;
/// So many squares at most may be left for a search.
pub(super) const MOST_LEFT: u64 = 4_000;

/// Something that the workers are finding out.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Errand {
    /// What for.
    pub(super) purpose: Purpose,
    /// How far it is, from 0 to 1.
    pub(super) fraction: f64,
    /// What is asked.
    pub(super) work: Rc<Work>,
    /// What a method has done until now.
    pub(super) attempt: Rc<Attempt>,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To have the tour that is wanted, from its start.
    Make(Then),
    /// To have a way on from where the knight stands.
    Finish(Then),
    /// To propose the next move.
    Hint,
    /// To know whether there is a way on.
    Ask,
    /// To know, without being asked, whether there is a tour as it is wanted.
    Check,
}

/// What is done with a way, once it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// It is played.
    Play,
    /// It is shown after so many squares; all of it, if none are named.
    Show(Option<usize>),
}

/// What has come of an errand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Answer {
    /// A tour was found: by so many steps of a search, or put together without one;
    /// in so many milliseconds.
    Made { searched: Option<u64>, elapsed: u64 },
    /// A method has ended: after so many moves, with so many squares visited.
    Tried {
        outcome: Outcome,
        moves: u64,
        visited: usize,
    },
    /// This is the next move of a tour.
    Proposed(Square),
    /// There is a way to finish.
    Finishable,
    /// There is none.
    NotFinishable(Reason),
    /// The visitor did not want to wait.
    Cancelled(Purpose),
    /// The work has come to nothing.
    Failed(Failure),
}

/// A method's attempt as far as it has been told.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Attempt {
    /// The squares visited, in order.
    pub(super) path: Vec<Square>,
    /// The moves made and taken back.
    pub(super) moves: u64,
}

impl Attempt {
    /// Goes on with what has been told.
    pub(super) fn follow(&mut self, size: Size, told: &Attempted) {
        self.moves += told.events.len() as u64;
        for event in told.events.iter().copied() {
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

impl Errand {
    /// What the workers are to find out for a trip.
    pub(super) fn new(purpose: Purpose, trip: &Trip, wish: u32) -> Self {
        let mut attempt = Attempt::default();
        let task = match purpose {
            Purpose::Make(_) if trip.goal.finder != Finder::Sure => {
                let start = start_of(trip);
                attempt.path.push(start);
                attempt_from(start, trip)
            }
            Purpose::Make(_) | Purpose::Check => Task::Tour {
                size: trip.board.size(),
                holes: trip.board.holes().to_vec(),
                request: trip.request(),
                from: None,
            },
            _ => Task::Finish {
                position: position(trip),
                from: None,
            },
        };
        Self {
            purpose,
            fraction: 0.0,
            work: Rc::new(Work {
                tasks: vec![task],
                wish,
            }),
            attempt: Rc::new(attempt),
        }
    }
}

/// Whether it takes no more than a moment to know if there is a tour as it is wanted,
/// and the board's size alone does not tell.
pub(super) fn is_soon_known(trip: &Trip) -> bool {
    let request = trip.request();
    let ends = request.start.is_some() || request.end.is_some();
    let size = trip.board.size();
    ends && !trip.is_tour()
        && trip.board.holes().is_empty()
        && size.area() <= MOST_CHECKED
        && refutation(&trip.board, request.closed).is_none()
}

/// Whether a search on from here is more than can be done.
pub(super) fn is_too_much(trip: &Trip) -> bool {
    let left = trip.board.area().saturating_sub(trip.at as u64);
    left > MOST_LEFT && (trip.at > 1 || !trip.board.holes().is_empty())
}

fn attempt_from(start: Square, trip: &Trip) -> Task {
    let goal = trip.goal;
    let area = trip.board.area();
    let request = AttemptRequest {
        size: trip.board.size(),
        holes: trip.board.holes().to_vec(),
        start,
        closed: goal.closed,
        method: goal.finder.method(goal.seed),
        // Without going back, there are no more moves than squares.
        limit: MOST_MOVES.max(area),
    };
    Task::Attempt { request, told: 0 }
}

/// Where a method begins: in the bottom left corner, if the visitor leaves it open.
fn start_of(trip: &Trip) -> Square {
    let size = trip.board.size();
    let corner = Square::new(size.rows() - 1, 0);
    let given = trip.way.first().copied();
    let first = Some(corner).filter(|corner| trip.board.contains(*corner));
    given
        .or(first)
        .or_else(|| trip.board.squares().next())
        .unwrap_or(corner)
}

fn position(trip: &Trip) -> Position {
    Position {
        size: trip.board.size(),
        holes: trip.board.holes().to_vec(),
        path: trip.visited().to_vec(),
        end: trip.goal.end,
        closed: trip.goal.closed,
    }
}
