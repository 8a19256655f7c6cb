//! The tasks about a puzzle, and their results.

use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{Inference, Puzzle, PuzzleRequest};
use serde::{Deserialize, Serialize};

use crate::{LongWork, WorkerProgram};

/// Work that ends with a puzzle, or the rest of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Make a puzzle.
    Make(PuzzleRequest),
    /// Judge a puzzle without a change.
    Judge(Puzzle),
    /// Change a puzzle until it has one solution, if it has any.
    MakeUnique(Puzzle),
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Puzzle;
    type Found = Option<Box<Judged>>;
}

/// A puzzle with its number of solutions, its grade and its deductions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The number of its solutions, up to [`Self::MAX_COUNTED`].
    pub count: u32,
    /// The first two of them.
    pub solutions: Vec<Placement>,
    /// Its grade, if deductions solve it.
    pub grade: Option<u8>,
    /// The deductions, as far as they lead.
    pub path: Vec<Inference>,
}

impl Judged {
    /// The number of solutions at which counting stops.
    pub const MAX_COUNTED: u32 = 1000;

    /// Solves and grades a puzzle.
    pub fn of(puzzle: Puzzle) -> Self {
        let mut solutions = puzzle.solutions(Self::MAX_COUNTED as usize);
        let count = solutions.len() as u32;
        solutions.truncate(2);
        Self {
            count,
            solutions,
            grade: puzzle.grade(),
            path: puzzle.path(),
            puzzle,
        }
    }

    /// The only solution of a proper puzzle.
    pub fn solution(&self) -> Option<&Placement> {
        self.solutions.first().filter(|_| self.count == 1)
    }
}
