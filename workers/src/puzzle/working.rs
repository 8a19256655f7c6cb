//! A puzzle at work in a worker.

use bezzel_solver::Progress;
use bezzel_solver::queens::puzzle::{Puzzle, PuzzleGenerator};

use super::{Judged, Task};
use crate::plain::{DONE, Step, answering};
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self {
            Self::Make(request) => answering::<PuzzleGenerator, _>(self, request, |mut made| {
                made.pop().map(Judged::of).map(Box::new)
            }),
            Self::Judge(ref puzzle) => {
                let puzzle = puzzle.clone();
                Ok(Box::new(Step(self, move || {
                    Some(Box::new(Judged::of(puzzle.clone())))
                })))
            }
            Self::MakeUnique(draft) => Ok(Box::new(Unifying { draft, steps: 0 })),
        }
    }
}

/// A draft that is being made unique, a change a step. A puzzle without a solution is judged without a change.
struct Unifying {
    draft: Puzzle,
    steps: u64,
}

impl AtWork<Task> for Unifying {
    fn advance(&mut self, steps: u64) -> (Progress, Option<Box<Judged>>) {
        for _ in 0..steps {
            let Some(changed) = self.draft.nearer_to_unique() else {
                return (DONE, Some(Box::new(Judged::of(self.draft.clone()))));
            };
            self.draft = changed;
            self.steps += 1;
        }
        // A change leaves a share of the solutions, rather than a number of them.
        let left = self
            .draft
            .solutions(Judged::MAX_COUNTED as usize)
            .len()
            .max(1);
        let fraction = 1.0 - (left as f64).ln() / f64::from(Judged::MAX_COUNTED).ln();
        let progress = Progress {
            fraction,
            done: false,
            steps: self.steps,
        };
        (progress, None)
    }

    fn rest(&self) -> Task {
        Task::MakeUnique(self.draft.clone())
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle::{Kind, PuzzleRequest, Rule};
    use bezzel_solver::queens::{Piece, Placement};

    use super::*;
    use crate::family::tests::found_in_slices;

    fn judged(task: Task, steps: u64) -> Judged {
        let last = found_in_slices(task, steps).pop().flatten();
        *last.expect("the last slice has the result")
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
        let task = Task::Make(request);
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
    fn a_draft_that_is_made_unique_tells_its_progress() {
        let rows: String = (0..8).flat_map(|row| [char::from(b'a' + row); 8]).collect();
        let empty = Placement::empty(8).unwrap();
        let draft = Puzzle::new(Rule::Touch, empty).unwrap();
        let draft = draft.with_regions(&rows).unwrap();
        let mut working = Task::MakeUnique(draft.clone()).start().unwrap();
        let mut fractions = Vec::new();
        let judged = loop {
            let (progress, found) = working.advance(1);
            fractions.push(progress.fraction);
            if let Some(judged) = found {
                break judged;
            }
        };
        assert!(
            fractions.len() > 3 && fractions.is_sorted() && fractions[0] < 0.5,
            "{fractions:?}"
        );
        assert_eq!(fractions.last(), Some(&1.0));
        assert_eq!(judged.puzzle, draft.made_unique().unwrap());
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
        let task = Task::Make(request);
        let refused = task.start().err().unwrap();
        assert!(refused.contains("no complete puzzle"));
    }
}
