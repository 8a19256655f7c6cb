//! The tasks about a number puzzle, and their results.

use bezzel_solver::board::Square;
use bezzel_solver::knight::puzzle::{Inference, Puzzle, PuzzleRequest};
use serde::{Deserialize, Serialize};

use crate::{LongWork, WorkerProgram};

/// The most steps of a search for two tours that fit. A worker that takes longer would count as lost.
const MOST_STEPS: u64 = 100_000;
/// The steps in which the tours that fit are counted.
const COUNT_STEPS: u64 = 5_000;
/// The numbers of tours up to which they are counted, in turn, until the steps are enough.
const COUNTED: [usize; 2] = [100, 10];

/// Work on a number puzzle, or the rest of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Make a puzzle.
    Make(PuzzleRequest),
    /// Judge a puzzle.
    Judge(Puzzle),
    /// Give more numbers of a puzzle until exactly one tour fits, if any does.
    MakeUnique(Puzzle),
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
    /// The number of tours that fit; `None` if it has not been found out whether there is one.
    pub count: Option<u32>,
    /// Whether there may be more.
    pub has_more: bool,
    /// The squares of the only one, in the order of their numbers.
    pub solution: Option<Vec<Square>>,
    /// The grade, if deductions solve the puzzle.
    pub grade: Option<u8>,
    /// The deductions that end with a contradiction, if no tour fits and they show it.
    pub refutation: Vec<Inference>,
}

impl Judged {
    /// Solves and grades a puzzle.
    pub fn of(puzzle: Puzzle) -> Self {
        let solutions = puzzle.solutions_within(2, MOST_STEPS);
        let (count, has_more) = match solutions.as_ref().map(Vec::len) {
            Some(2) => {
                let (count, has_more) = counted(&puzzle);
                (Some(count), has_more)
            }
            few => (few.map(|count| count as u32), false),
        };
        let is_one = count == Some(1);
        let solution = solutions.and_then(|mut solutions| solutions.pop());
        let solution = solution.filter(|_| is_one);
        let mut refutation = Vec::new();
        if count == Some(0) {
            refutation = puzzle.path();
            if !matches!(refutation.last(), Some(Inference::Impossible { .. })) {
                refutation.clear();
            }
        }
        Self {
            count,
            has_more,
            solution: solution.map(|tour| tour.squares().to_vec()),
            grade: puzzle.grade().filter(|_| is_one),
            refutation,
            puzzle,
        }
    }
}

/// The number of tours that fit a puzzle with several, and whether there may be more.
fn counted(puzzle: &Puzzle) -> (u32, bool) {
    let found = COUNTED.into_iter().find_map(|limit| {
        let found = puzzle.solutions_within(limit, COUNT_STEPS)?.len();
        Some((found, found == limit))
    });
    let (count, has_more) = found.unwrap_or((2, true));
    (count as u32, has_more)
}
