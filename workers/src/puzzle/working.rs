//! A puzzle at work in a worker.

use bezzel_solver::queens::puzzle::PuzzleGenerator;

use super::{Judged, Task};
use crate::plain::Step;
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self {
            Self::Make(rest) => rest.start(Self::Make, |_: &PuzzleGenerator, mut made| {
                made.pop().map(Judged::of).map(Box::new)
            }),
            Self::Judge(ref puzzle) => {
                let puzzle = puzzle.clone();
                Ok(Box::new(Step(self, move || {
                    Some(Box::new(Judged::of(puzzle.clone())))
                })))
            }
            Self::MakeUnique(ref puzzle) => {
                let puzzle = puzzle.clone();
                // A puzzle without a solution is judged without a change.
                let unique = move || puzzle.made_unique().unwrap_or_else(|| puzzle.clone());
                Ok(Box::new(Step(self, move || {
                    Some(Box::new(Judged::of(unique())))
                })))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle::{Kind, Puzzle, PuzzleRequest, Rule};
    use bezzel_solver::queens::{Piece, Placement};

    use super::*;

    fn judged(mut task: Task, steps: u64) -> Judged {
        loop {
            let mut working = task.start().unwrap();
            let (progress, found) = working.advance(steps);
            assert_eq!(progress.done, found.is_some());
            if let Some(judged) = found {
                return *judged;
            }
            task = working.rest();
        }
    }

    #[test]
    fn a_puzzle_is_the_same_wherever_the_work_is_broken_off() {
        let request = PuzzleRequest {
            n: 6,
            kind: Kind::Regions,
            rule: Rule::Touch,
            grade: 2,
            seed: 7,
        };
        let task = Task::Make(request.into());
        let whole = judged(task.clone(), u64::MAX);
        assert_eq!((whole.count, whole.grade), (1, Some(2)));
        assert_eq!(judged(task, 11), whole);
    }

    #[test]
    fn a_puzzle_with_several_solutions_is_judged_and_made_unique() {
        let empty = Placement::empty(8).unwrap();
        let puzzle = Puzzle::new(Rule::Chess(Piece::Queen), empty).unwrap();
        let several = judged(Task::Judge(puzzle.clone()), 1);
        assert_eq!((several.count, several.solutions.len()), (92, 2));
        assert_eq!((several.grade, several.solution()), (None, None));
        let one = judged(Task::MakeUnique(puzzle), 1);
        assert_eq!(one.count, 1);
        assert!(one.solution().is_some() && !one.puzzle.given().is_empty());
    }

    #[test]
    fn what_has_no_solution_stays_as_it_is() {
        let given = Placement::from_columns(&[1, 2, 0, 0, 0]).unwrap();
        let puzzle = Puzzle::new(Rule::Touch, given).unwrap();
        let none = judged(Task::MakeUnique(puzzle.clone()), 1);
        assert_eq!((none.count, none.puzzle), (0, puzzle));
    }

    #[test]
    fn what_does_not_exist_is_refused() {
        let request = PuzzleRequest {
            n: 8,
            kind: Kind::Complete,
            rule: Rule::Touch,
            grade: 4,
            seed: 0,
        };
        let task = Task::Make(request.into());
        let refused = task.start().err().unwrap();
        assert!(refused.contains("no complete puzzle"));
    }
}
