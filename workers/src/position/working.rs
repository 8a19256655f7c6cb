//! A task about a position at work in a worker.

use bezzel_solver::queens::completion::{Completion, CompletionCount};
use bezzel_solver::queens::hint::HintSearch;
use bezzel_solver::queens::{Placement, Ranking};

use super::{Found, Task, constructing};
use crate::clock;
use crate::plain::answering;
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self.clone() {
            Self::Complete(request) => answering::<Completion, _>(self, request, |mut answers| {
                let columns = |board: Placement| board.columns().unwrap_or_default();
                Found::Completion(answers.pop().map(|answer| answer.map(columns)))
            }),
            Self::CountCompletions(rest) => rest
                .start(Self::CountCompletions, |job: &CompletionCount, _| {
                    Found::Completions(job.sum())
                }),
            Self::Hint(request, tier) => {
                answering::<HintSearch, _>(self, (request, tier), |mut hints| {
                    Found::Hint(hints.pop().map(Box::new))
                })
            }
            Self::Name(solution, piece) => {
                answering::<Ranking, _>(self, (solution, piece), |mut names| {
                    Found::Name(names.pop().map(Box::new))
                })
            }
            Self::Construct { request } => constructing::start(request, clock::now),
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;
    use crate::family::tests::found_in_slices;

    fn last_found(task: &Task, steps: u64) -> Found {
        let mut all = found_in_slices(task.clone(), steps);
        all.pop().expect("there is a slice")
    }

    #[test]
    fn work_that_was_stopped_continues_unless_it_is_done() {
        use bezzel_solver::queens::completion::CompletionRequest;

        let board = Placement::empty(12).unwrap();
        let task = |seed| Task::Complete(CompletionRequest::of(&board, Piece::Queen, seed));
        let mut working = task(1).start().unwrap();
        assert!(!working.advance(3).0.done);
        assert_eq!(working.rest(), task(1));
        assert!(!working.restart_on(&task(2)));
        assert!(working.restart_on(&task(1)));
        assert!(working.advance(u64::MAX).0.done);
        assert!(!working.restart_on(&task(1)));
    }

    #[test]
    fn a_position_is_completed_wherever_the_work_is_broken_off() {
        use bezzel_solver::queens::completion::CompletionRequest;

        let board = Placement::empty(12).unwrap();
        let request = CompletionRequest::of(&board, Piece::Queen, 1);
        let found = last_found(&Task::Complete(request), 3);
        let Found::Completion(Some(Ok(columns))) = found else {
            panic!("twelve queens have solutions: {found:?}");
        };
        assert_eq!(columns.len(), 12);
    }

    #[test]
    fn hints_and_names_are_the_same_wherever_the_work_is_broken_off() {
        use bezzel_solver::queens::completion::CompletionRequest;
        use bezzel_solver::queens::hint::Tier;
        use bezzel_solver::queens::notation::parse_permutation;

        let corner = parse_permutation("100000", None).unwrap();
        let request = CompletionRequest::of(&corner, Piece::Queen, 1);
        let hint = Task::Hint(request, Tier::Mistake);
        assert!(matches!(last_found(&hint, 2), Found::Hint(Some(_))));
        assert_eq!(last_found(&hint, 2), last_found(&hint, u64::MAX));
        let solution = "84136275".parse().unwrap();
        let name = Task::Name(solution, Piece::Queen);
        assert!(matches!(last_found(&name, 500), Found::Name(Some(_))));
        assert_eq!(last_found(&name, 500), last_found(&name, u64::MAX));
    }
}
