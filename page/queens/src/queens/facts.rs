//! The mathematical facts about a position, computed once for each position.

use std::cmp::Reverse;

use bezzel_solver::board::Square;
use bezzel_solver::queens::{Conflict, Placement, attacked, conflicts};

use crate::link::QueensLink;

named! {
    /// The state of the position, by its name in `data-status`.
    pub enum Status {
        Empty = "empty",
        Incomplete = "incomplete",
        Conflict = "conflict",
        Solution = "solution",
    }
}

/// The facts about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub status: Status,
    /// The pieces' squares, row by row from the top.
    pub squares: Vec<Square>,
    pub conflicts: Vec<Conflict>,
    /// The squares of the pieces that take part in a conflict.
    pub conflicting: Placement,
    /// The squares that some piece attacks.
    pub attacked: Placement,
}

impl Facts {
    pub fn of(position: &QueensLink) -> Self {
        let QueensLink { placement, piece } = position;
        let conflicts = conflicts(placement, *piece);
        let status = if placement.is_empty() {
            Status::Empty
        } else if !conflicts.is_empty() {
            Status::Conflict
        } else if placement.len() == placement.n() as usize {
            Status::Solution
        } else {
            Status::Incomplete
        };
        let mut conflicting = placement.clone();
        conflicting.clear();
        for conflict in &conflicts {
            conflicting.insert(conflict.a);
            conflicting.insert(conflict.b);
        }
        Self {
            status,
            squares: placement.squares().collect(),
            conflicts,
            conflicting,
            attacked: attacked(placement, *piece),
        }
    }

    /// The squares of each conflict in the order in which people name squares:
    /// by file from the left, then by rank from the bottom.
    pub fn pairs_by_file(&self) -> Vec<[Square; 2]> {
        let place = |square: &Square| (square.column, Reverse(square.row));
        let mut pairs: Vec<[Square; 2]> = self
            .conflicts
            .iter()
            .map(|conflict| {
                let mut pair = [conflict.a, conflict.b];
                pair.sort_by_key(place);
                pair
            })
            .collect();
        pairs.sort_by_key(|pair| pair.map(|square| place(&square)));
        pairs
    }
}
