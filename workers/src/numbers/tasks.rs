//! The tasks about a number puzzle, and their results.

use bezzel_solver::board::Square;
use bezzel_solver::knight::puzzle::{Inference, Puzzle, PuzzleRequest};
use serde::{Deserialize, Serialize};

use crate::{LongWork, WorkerProgram};

/// The most steps of a search for two tours that fit. A worker that takes longer would count as lost.
const MOST_STEPS: u64 = 100_000;

/// Work on a number puzzle, or the rest of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Make a puzzle.
    Make(PuzzleRequest),
    /// Judge a puzzle.
    Judge(Puzzle),
    /// Find the deductions up to the first that writes a number of a puzzle, or shows that no tour fits. The numbers that a
    /// visitor has written are among those of the puzzle.
    Hint(Puzzle),
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Numbers;
    type Found = Option<Found>;
}

/// The result of a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// The puzzle with its verdict; or the reason why none is made.
    Judged(Result<Judged, String>),
    /// The deductions. None of them writes a number, if a guess would be needed.
    Hint(Vec<Inference>),
}

/// A puzzle with its number of solutions and its grade.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The number of tours that fit: 0, 1 or at least 2; `None` if it has not been found out.
    pub count: Option<u32>,
    /// The squares of the only one, in the order of their numbers.
    pub solution: Option<Vec<Square>>,
    /// The grade, if deductions solve the puzzle.
    pub grade: Option<u8>,
}

impl Judged {
    /// Solves and grades a puzzle.
    pub fn of(puzzle: Puzzle) -> Self {
        let solutions = puzzle.solutions_within(2, MOST_STEPS);
        let count = solutions.as_ref().map(|solutions| solutions.len() as u32);
        let is_one = count == Some(1);
        let solution = solutions.and_then(|mut solutions| solutions.pop());
        let solution = solution.filter(|_| is_one);
        Self {
            count,
            solution: solution.map(|tour| tour.squares().to_vec()),
            grade: puzzle.grade().filter(|_| is_one),
            puzzle,
        }
    }
}
