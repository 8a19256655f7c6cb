//! A puzzle at work in a worker.

use bezzel_solver::queens::puzzle::{Making, Puzzle, PuzzleRequest};
use bezzel_solver::{Job, Progress};

use super::{Judged, Task};
use crate::bridge::AtWork;

/// A puzzle that is made or judged.
#[derive(Debug)]
pub enum Working {
    /// It is made.
    Making(PuzzleRequest, Box<Making>),
    /// It is there.
    There(Task, Puzzle),
}

impl AtWork for Working {
    type Task = Task;

    fn start(task: Task) -> Result<Self, String> {
        let (request, job) = match task {
            Task::Make { request, from } => match from {
                None => (request, Making::start(request)),
                Some(checkpoint) => (request, Making::resume(request, checkpoint)),
            },
            Task::Judge(ref puzzle) | Task::MakeUnique(ref puzzle) => {
                let puzzle = puzzle.clone();
                return Ok(Self::There(task, puzzle));
            }
        };
        match job {
            Ok(job) => Ok(Self::Making(request, Box::new(job))),
            Err(error) => Err(error.to_string()),
        }
    }

    fn advance(&mut self, steps: u64) -> (Progress, Option<Box<Judged>>) {
        let judged = |puzzle| Some(Box::new(Judged::of(puzzle)));
        match self {
            Self::Making(_, job) => {
                let mut made = None;
                let progress = job.advance(steps, &mut |puzzle| made = Some(puzzle));
                (progress, made.and_then(judged))
            }
            Self::There(task, puzzle) => {
                let unique = match task {
                    Task::MakeUnique(_) => puzzle.made_unique(),
                    _ => None,
                };
                let progress = Progress {
                    fraction: 1.0,
                    done: true,
                    steps: 1,
                };
                // What has no solution is judged as it is.
                (progress, judged(unique.unwrap_or_else(|| puzzle.clone())))
            }
        }
    }

    fn rest(&self) -> Task {
        match self {
            Self::Making(request, job) => Task::Make {
                request: *request,
                from: Some(job.checkpoint()),
            },
            Self::There(task, _) => task.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle::{Kind, Rule};
    use bezzel_solver::queens::{Piece, Placement};

    use super::*;

    fn judged(mut task: Task, steps: u64) -> Judged {
        loop {
            let mut working = Working::start(task).unwrap();
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
        let task = Task::Make {
            request,
            from: None,
        };
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
        let task = Task::Make {
            request,
            from: None,
        };
        let refused = Working::start(task).unwrap_err();
        assert!(refused.contains("no complete puzzle"));
    }
}
