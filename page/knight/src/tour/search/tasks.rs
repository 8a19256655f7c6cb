//! The questions to the workers about a route, and their tasks.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::knight::{Position, TourKind};

use super::super::facts::refutation;
use super::super::route::Route;
use crate::bridge::knight::{AttemptRequest, Task, Tour};
use crate::link::Finder;

/// A method that takes moves back is given up after this many moves.
const MAX_MOVES: u64 = 1_000_000;
/// The largest area on which the existence of a tour is checked without being asked for.
const MAX_CHECKED: u64 = 4096;
/// The most squares that may be left for a search.
const MAX_LEFT: u64 = 4_000;

/// The purpose of a request by the visitor or a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
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
    /// The search for the move that lost a route. The screen asks this itself.
    TakeBack,
}

impl Purpose {
    /// Whether a tour from the start is asked for, even if moves have been made.
    pub const fn is_whole_tour(self) -> bool {
        matches!(self, Self::Open | Self::Play)
    }
}

/// Whether more squares are left than a search can deal with.
pub fn has_too_many_left(route: &Route) -> bool {
    let left = route.board.area().saturating_sub(route.at as u64);
    left > MAX_LEFT && (route.at > 1 || !route.board.holes().is_empty())
}

/// Whether the answer if there is such a tour takes only a moment, and does not follow from the board's size alone.
pub fn is_soon_known(route: &Route) -> bool {
    let ends = !route.path.is_empty() || route.goal.end.is_some();
    ends && !route.is_tour()
        && route.board.holes().is_empty()
        && route.board.area() <= MAX_CHECKED
        && refutation(&route.board, route.goal.closed).is_none()
}

/// The task of the workers.
pub fn task(purpose: Purpose, route: &Route) -> Task {
    let goal = route.goal;
    if purpose.is_whole_tour() && goal.finder != Finder::Sure {
        return Task::Attempt {
            request: AttemptRequest {
                size: route.board.size(),
                holes: route.board.holes().to_vec(),
                start: start_of_attempt(route),
                closed: goal.closed,
                method: goal.finder.method(goal.seed),
                // A method that takes no moves back makes fewer than there are squares.
                limit: MAX_MOVES.max(route.board.area()),
            },
            sent: 0,
        };
    }
    let path = if purpose.is_whole_tour() {
        Vec::from_iter(route.start())
    } else {
        route.visited().to_vec()
    };
    tour_task(path, route)
}

/// Finding a tour to the route's goal that begins with a path.
pub fn tour_task(path: Vec<Square>, route: &Route) -> Task {
    let position = Position {
        size: route.board.size(),
        holes: route.board.holes().to_vec(),
        path,
        end: route.goal.end,
        kind: TourKind::closed_if(route.goal.closed),
    };
    Task::Tour(position)
}

pub fn squares(tour: &Tour, route: &Route) -> Rc<Vec<Square>> {
    Rc::new(tour.moves.squares(route.board.size()).collect())
}

/// The start of a method: the chosen square, or the bottom left corner.
fn start_of_attempt(route: &Route) -> Square {
    let corner = route.board.size().a1();
    let first = Some(corner).filter(|corner| route.board.contains(*corner));
    route
        .start()
        .or(first)
        .or_else(|| route.board.squares().next())
        .unwrap_or(corner)
}
