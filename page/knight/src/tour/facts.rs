//! The facts about a route: its moves, its state, and whether there is such a tour.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{self, Board, Reason, TourKind};

use super::route::Route;

named! {
    /// The state of the route, by its name in `data-status`.
    pub enum Status {
        /// The knight is not on the board yet.
        Empty = "empty",
        /// The knight is on its way.
        Incomplete = "incomplete",
        /// The knight has visited all squares.
        Tour = "tour",
        /// The knight has visited all squares, and could go back to its start.
        ClosedTour = "closed-tour",
        /// The knight cannot move on.
        DeadEnd = "dead-end",
        /// The board has no such tour.
        NoTour = "no-tour",
    }
}

/// The number that the path gives each square of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbers {
    size: Size,
    /// Row by row from the top; 0 for squares that are not on the path.
    numbers: Rc<[u32]>,
}

impl Numbers {
    pub fn of(size: Size, path: &[Square]) -> Self {
        let mut numbers = vec![0; size.area() as usize];
        for (number, square) in (1..).zip(path) {
            numbers[size.index(*square) as usize] = number;
        }
        Self {
            size,
            numbers: numbers.into(),
        }
    }

    /// The number of a square, if it is one of the first `at` squares of the knight.
    pub fn visited(&self, square: Square, at: usize) -> Option<u32> {
        let number = self.numbers[self.size.index(square) as usize];
        (number != 0 && number as usize <= at).then_some(number)
    }
}

/// The moves on from a square: to squares of the board that have not been visited.
pub fn onward(route: &Route, numbers: &Numbers, from: Square) -> Vec<Square> {
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

/// The number of moves that followed Warnsdorff's rule, which chooses a square with the fewest onward moves.
pub fn moves_by_rule(route: &Route, numbers: &Numbers) -> usize {
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

/// The facts about a route.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub status: Status,
    /// The knight's moves, each with its number of onward moves; empty before the knight is on the board.
    pub moves: Vec<(Square, u8)>,
    /// The reason why there is no such tour from the start of the route, if it is known at once.
    pub reason: Option<Reason>,
}

impl Facts {
    /// The facts about a route, given the facts that hold at each of its squares.
    pub fn of(route: &Route, numbers: &Numbers, reason: Option<Reason>) -> Self {
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

/// The reason why a board has no tour of this kind from any start to any end, if it is known at once.
pub fn refutation(board: &Board, closed: bool) -> Option<Reason> {
    let whole = board.holes().is_empty();
    whole
        .then(|| knight::refutation(board.size(), TourKind::closed_if(closed)))
        .flatten()
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
