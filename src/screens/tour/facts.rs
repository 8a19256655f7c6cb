//! What there is to say of a route: where the knight can go, how it stands, and
//! whether there is such a tour at all.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{self, Board, Reason, TourKind};

use super::route::Route;

named! {
    /// How the route stands, as the status hook of the page names it.
    pub(super) enum Status {
        /// The knight stands nowhere yet.
        Empty = "empty",
        /// It is on its way.
        Incomplete = "incomplete",
        /// It has been everywhere.
        Tour = "tour",
        /// And could go back to its start.
        ClosedTour = "closed-tour",
        /// It cannot move on.
        DeadEnd = "dead-end",
        /// There is no such tour.
        NoTour = "no-tour",
    }
}

/// The number that the path gives each square of the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Numbers {
    size: Size,
    /// Row by row from the top; 0 for squares that are not on the path.
    numbers: Rc<[u32]>,
}

impl Numbers {
    pub(super) fn of(size: Size, way: &[Square]) -> Self {
        let mut numbers = vec![0; size.area() as usize];
        for (number, square) in (1..).zip(way) {
            numbers[index(size, *square)] = number;
        }
        Self {
            size,
            numbers: numbers.into(),
        }
    }

    /// The square's number, if the knight has been there after so many squares.
    pub(super) fn visited(&self, square: Square, at: usize) -> Option<u32> {
        let number = self.numbers[index(self.size, square)];
        (number != 0 && number as usize <= at).then_some(number)
    }
}

/// A square's place, row by row from the top.
pub(super) const fn index(size: Size, square: Square) -> usize {
    square.row as usize * size.columns() as usize + square.column as usize
}

/// The moves on from a square: to squares of the board that have not been visited.
pub(super) fn onward(route: &Route, numbers: &Numbers, from: Square) -> Vec<Square> {
    onward_after(route, numbers, from, route.at).collect()
}

/// The moves on from a square when this many squares had been visited.
fn onward_after(
    route: &Route,
    numbers: &Numbers,
    from: Square,
    at: usize,
) -> impl Iterator<Item = Square> {
    let free = move |to: &Square| numbers.visited(*to, at).is_none();
    route.board.neighbours(from).filter(free)
}

/// How many of the moves that were made went where the fewest onward moves remain, as Warnsdorff's rule has it.
pub(super) fn moves_by_rule(route: &Route, numbers: &Numbers) -> usize {
    let moves = route.visited().windows(2).zip(1..);
    moves
        .filter(|&(pair, at)| {
            let remaining = |to: Square| onward_after(route, numbers, to, at).count();
            let fewest = onward_after(route, numbers, pair[0], at)
                .map(remaining)
                .min();
            fewest == Some(remaining(pair[1]))
        })
        .count()
}

/// What the screen says of a route.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Facts {
    pub(super) status: Status,
    /// Where the knight can go, and the number of moves from there; nothing before
    /// it stands somewhere.
    pub(super) moves: Vec<(Square, u8)>,
    /// Why there is no such tour from where the route begins, where that is known at
    /// once.
    pub(super) reason: Option<Reason>,
}

impl Facts {
    /// The facts of a route, given those that hold for all of its places.
    pub(super) fn of(route: &Route, numbers: &Numbers, reason: Option<Reason>) -> Self {
        let knight = route.knight();
        let moves: Vec<(Square, u8)> = knight
            .map(|from| onward(route, numbers, from))
            .unwrap_or_default()
            .into_iter()
            .map(|to| (to, onward(route, numbers, to).len() as u8))
            .collect();
        let all = route.at == route.path.len();
        let status = match knight {
            Some(_) if all && route.is_closed_tour() => Status::ClosedTour,
            Some(_) if all && route.is_tour() => Status::Tour,
            Some(_) if moves.is_empty() => Status::DeadEnd,
            _ if reason.is_some() || route.board.area() == 0 => Status::NoTour,
            Some(_) => Status::Incomplete,
            None => Status::Empty,
        };
        Self {
            status,
            moves,
            reason,
        }
    }
}

/// Why a board has no tour as it is wanted, wherever it starts and ends, where that
/// is known at once.
pub(super) fn refutation(board: &Board, closed: bool) -> Option<Reason> {
    let whole = board.holes().is_empty();
    whole
        .then(|| knight::refutation(board.size(), TourKind::closed_if(closed)))
        .flatten()
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
