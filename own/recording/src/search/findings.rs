//! What was found in a run: its counts, its boards and its solutions.

use super::Tree;
use crate::Value;
use bezzel_output::Report;
use bezzel_solver::board::Square;
use std::rc::Rc;

/// The counts of a run. Each number says what it counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The lines that ran.
    pub lines: u32,
    /// The calls of all functions that the program defines.
    pub calls: u32,
    /// The calls of the recursive function.
    pub recursive: Option<u32>,
    /// The steps at which the board gained a piece.
    pub placements: u32,
    /// The number of calls of the recursive function that ended without a solution and without a further call. Without
    /// such a function, it is the number of steps at which a board that was no solution lost a piece after it had
    /// gained one.
    pub dead_ends: u32,
    /// The different full boards without conflict, or finished tours, that the variables have had.
    pub seen: u32,
    /// The solutions that were printed one after the other, also repeated ones.
    pub printed: u32,
}

/// A full board without conflict, or a finished tour, in the variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The step at which it was first there.
    pub step: u32,
    /// The squares of the queens in ascending order, or of the tour.
    pub squares: Vec<Square>,
}

/// A piece that came to a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The first step at which the solution is complete.
    pub step: u32,
    /// The line that put it there.
    pub line: u32,
    /// The square.
    pub square: Square,
}

/// The search of a program, as it was recorded.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// The calls of the recursive function, if there is one.
    pub tree: Option<Tree>,
    /// The counts.
    pub counts: Counts,
    /// The different solutions in the variables, in order of their steps.
    pub seen: Vec<Solution>,
    /// The steps at which a solution is first in the variables or, if they never have one, those after which one had been
    /// printed.
    pub solutions: Vec<u32>,
    /// The steps of dead ends.
    pub dead_ends: Vec<u32>,
    /// Full boards with a conflict with which the recursive function was called: the program takes them for solutions.
    pub accepted: Vec<Solution>,
    /// The pieces that came to squares, by step.
    pub gains: Vec<Gain>,
    /// The number of steps at which a piece went from its square.
    pub losses: u32,
    /// The positions or tours in the output, if anything is recognised there.
    pub report: Option<Report>,
    /// The same where the output alone decides on the size.
    pub free: Option<Report>,
    /// The steps after which a solution had been printed.
    pub printed: Vec<u32>,
    /// The squares without attack that the recursive function left out in a call without a solution: the first ones, each with
    /// the queens before it,
    pub refused: Vec<(Square, Vec<Square>)>,
    /// and those that it took.
    pub taken: Vec<Square>,
    /// The lines, from 1, of calls of the recursive function by itself that returned `True` with a solution on the board.
    pub succeeded: Vec<u32>,
    /// The pairs of queens that attack each other on boards with which the recursive function was called, the later one first.
    pub missed: Vec<(Square, Square)>,
    /// The function and the value of the last call by the program itself in which it searched.
    pub returned: Option<(Rc<str>, Value)>,
    /// The last full board, and the last one that is not empty.
    pub last_full: Option<Solution>,
    /// See [`last_full`](Self::last_full).
    pub last: Option<Solution>,
    /// The number of times that an unfinished board was filled,
    pub fills: u32,
    /// and that of full boards that came from full ones by a piece in another row than the one that moved before.
    pub moves: u32,
}

impl Search {
    /// The board on which a run rests, with its name: the last solution, else the last full board, else the last one that is
    /// not empty.
    pub fn resting(&self) -> (&'static str, Option<&Solution>) {
        let boards = [
            ("last-solution", self.seen.last()),
            ("last-full", self.last_full.as_ref()),
            ("last", self.last.as_ref()),
        ];
        let found = boards.into_iter().find(|(_, board)| board.is_some());
        found.unwrap_or(("none", None))
    }

    /// Whether the program repairs full boards, and does not place one piece after the other.
    pub const fn is_local(&self) -> bool {
        self.moves > self.fills
    }
}
