//! A task about a position at work in a worker.

use bezzel_solver::queens::completion::{Completion, CompletionCount};
use bezzel_solver::queens::hint::HintSearch;
use bezzel_solver::queens::{Placement, Ranking};

use super::{Found, Task, constructing};
use crate::clock;
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self {
            Self::Complete(rest) => rest.start(Self::Complete, |_: &Completion, mut answers| {
                let columns = |board: Placement| board.columns().unwrap_or_default();
                Found::Completion(answers.pop().map(|answer| answer.map(columns)))
            }),
            Self::CountCompletions(rest) => rest
                .start(Self::CountCompletions, |job: &CompletionCount, _| {
                    Found::Completions(job.sum())
                }),
            Self::Hint(rest) => rest.start(
                |rest| Self::Hint(Box::new(rest)),
                |_: &HintSearch, mut hints| Found::Hint(hints.pop().map(Box::new)),
            ),
            Self::Name(rest) => rest.start(Self::Name, |_: &Ranking, mut names| {
                Found::Name(names.pop().map(Box::new))
            }),
            Self::Construct { request } => constructing::start(request, clock::now),
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;

    #[test]
    fn a_position_is_completed_wherever_the_work_is_broken_off() {
        use bezzel_solver::queens::completion::CompletionRequest;

        let board = Placement::empty(12).unwrap();
        let request = CompletionRequest::of(&board, Piece::Queen, 1);
        let mut task = Task::Complete(request.into());
        loop {
            let mut working = task.start().unwrap();
            let (progress, found) = working.advance(3);
            if progress.done {
                let Found::Completion(Some(Ok(columns))) = found else {
                    panic!("twelve queens have solutions: {found:?}");
                };
                assert_eq!(columns.len(), 12);
                break;
            }
            task = working.rest();
        }
    }

    #[test]
    fn hints_and_names_are_the_same_wherever_the_work_is_broken_off() {
        use bezzel_solver::queens::completion::CompletionRequest;
        use bezzel_solver::queens::hint::Tier;
        use bezzel_solver::queens::notation::parse_permutation;

        let work = |mut task: Task, steps| loop {
            let mut working = task.start().unwrap();
            let (progress, found) = working.advance(steps);
            if progress.done {
                return found;
            }
            task = working.rest();
        };
        let corner = parse_permutation("100000", None).unwrap();
        let request = CompletionRequest::of(&corner, Piece::Queen, 1);
        let hint = Task::Hint(Box::new((request, Tier::Mistake).into()));
        assert!(matches!(work(hint.clone(), 2), Found::Hint(Some(_))));
        assert_eq!(work(hint.clone(), 2), work(hint, u64::MAX));
        let solution = "84136275".parse().unwrap();
        let name = Task::Name((solution, Piece::Queen).into());
        assert!(matches!(work(name.clone(), 500), Found::Name(Some(_))));
        assert_eq!(work(name.clone(), 500), work(name, u64::MAX));
    }
}
