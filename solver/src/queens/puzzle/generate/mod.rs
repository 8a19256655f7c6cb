//! New puzzles.
//!
//! An attempt begins with a random solution, and continues in steps, each of which changes the puzzle where deductions up
//! to the grade still solve it. So no attempt ever has a second solution, and it has succeeded when it needs a deduction
//! of the grade.

mod complete;
mod job;
mod regions;
mod request;

pub use job::PuzzleGenerator;
pub use request::PuzzleRequest;

use super::grid::Grid;
use super::position::Position;
use super::squares::Squares;
use super::{Puzzle, PuzzleError};
use crate::Random;
use crate::board::Square;
use crate::job::{Job, only_answer};

/// Makes a puzzle in one go. See [`PuzzleGenerator`].
///
/// # Errors
///
/// As [`PuzzleRequest::check`].
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::puzzle::{Kind, PuzzleRequest, Rule, make};
///
/// let request = PuzzleRequest { n: 8, kind: Kind::Regions, rule: Rule::Touch, grade: 2, seed: 7 };
/// let puzzle = make(request)?;
/// assert_eq!(puzzle.solutions(2).len(), 1);
/// assert_eq!(puzzle.grade(), Some(2));
/// # Ok::<_, bezzel_solver::queens::puzzle::PuzzleError>(())
/// ```
pub fn make(request: PuzzleRequest) -> Result<Puzzle, PuzzleError> {
    Ok(only_answer(PuzzleGenerator::start(request)?))
}

/// The outcome of a step of an attempt.
enum Outcome {
    /// The attempt is not finished.
    Open,
    /// The attempt has failed.
    Failed,
    /// The attempt has made a puzzle.
    Made,
}

/// A random solution of a board that has one; not all are equally likely.
fn solution(grid: &Grid, position: Position, random: &mut Random) -> Option<Squares> {
    if position.is_solved() {
        return Some(position.queens);
    }
    let (_, open) = position.choices(grid).min_by_key(|(_, open)| open.len())?;
    let mut squares: Vec<Square> = open.into_iter().collect();
    random.shuffle(&mut squares);
    squares.into_iter().find_map(|square| {
        let mut next = position;
        next.place(grid, square);
        solution(grid, next, random)
    })
}
