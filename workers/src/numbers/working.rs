//! A number puzzle at work in a worker.

use bezzel_solver::knight::puzzle::{Inference, Puzzle, PuzzleGenerator, UniqueMaker};

use super::{Found, Judged, Task};
use crate::plain::{Step, answering};
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self {
            Self::Make(ref request) => {
                let request = request.clone();
                answering::<PuzzleGenerator, _>(self, request, |mut made| {
                    let made = made.pop()?.map(Judged::of);
                    Some(Found::Judged(made.map_err(|error| error.to_string())))
                })
            }
            Self::MakeUnique(ref draft) => {
                let draft = draft.clone();
                answering::<UniqueMaker, _>(self, draft, |mut made| {
                    let judged = Judged::of(made.pop()?);
                    Some(Found::Judged(Ok(judged)))
                })
            }
            Self::Judge(ref puzzle) => {
                let puzzle = puzzle.clone();
                Ok(Box::new(Step(self, move || {
                    Some(Found::Judged(Ok(Judged::of(puzzle.clone()))))
                })))
            }
            Self::Hint(ref puzzle) => {
                let puzzle = puzzle.clone();
                Ok(Box::new(Step(self, move || {
                    Some(Found::Hint(first_steps(&puzzle)))
                })))
            }
        }
    }
}

/// The deductions up to the first that writes a number, or shows that no tour fits.
fn first_steps(puzzle: &Puzzle) -> Vec<Inference> {
    let mut path = puzzle.path();
    let is_last =
        |step: &Inference| step.written().is_some() || matches!(step, Inference::Impossible { .. });
    if let Some(last) = path.iter().position(is_last) {
        path.truncate(last + 1);
    }
    path
}

#[cfg(test)]
mod tests {
    use bezzel_solver::board::{Size, Square};
    use bezzel_solver::knight::puzzle::{PuzzleRequest, make};
    use bezzel_solver::knight::{Board, TourKind};

    use super::*;
    use crate::family::tests::found_in_slices;

    fn found(task: Task, steps: u64) -> Found {
        found_in_slices(task, steps)
            .pop()
            .flatten()
            .expect("the last slice has the result")
    }

    fn judged(task: Task, steps: u64) -> Judged {
        match found(task, steps) {
            Found::Judged(judged) => judged.unwrap(),
            Found::Hint(hint) => panic!("{hint:?}"),
        }
    }

    fn size(side: u32) -> Size {
        Size::square(side).unwrap()
    }

    #[test]
    fn a_puzzle_is_the_same_wherever_the_work_is_broken_off() {
        let request = PuzzleRequest {
            grade: Some(2),
            ..PuzzleRequest::new(size(6), TourKind::Closed, 7)
        };
        let task = Task::Make(request.clone());
        let whole = judged(task.clone(), u64::MAX);
        assert_eq!((whole.count, whole.grade), (Some(1), Some(2)));
        assert_eq!(judged(task, 11), whole);
        let puzzle = make(request).unwrap();
        assert_eq!(whole.puzzle, puzzle);
        assert_eq!(
            whole.solution.unwrap(),
            puzzle.solutions(1)[0].squares().to_vec()
        );
    }

    #[test]
    fn puzzles_with_no_tour_or_several_have_no_solution_and_no_grade() {
        let of = |kind, given: &[(u32, &str)]| {
            let at =
                |&(number, name): &(u32, &str)| (number, Square::from_name(name, size(5)).unwrap());
            let given = given.iter().map(at).collect();
            let puzzle = Puzzle::new(Board::from(size(5)), kind, given).unwrap();
            let judged = judged(Task::Judge(puzzle.clone()), 1);
            assert_eq!((&judged.solution, judged.grade), (&None, None));
            judged.count
        };
        assert_eq!(of(TourKind::Open, &[(1, "a1")]), Some(100));
        assert_eq!(of(TourKind::Open, &[(1, "a1"), (2, "a2")]), Some(0));
        assert_eq!(of(TourKind::Closed, &[(1, "a1")]), Some(0));
    }

    #[test]
    fn tours_that_fit_are_counted_as_far_as_it_is_soon_done() {
        let empty =
            |side| Puzzle::new(Board::from(size(side)), TourKind::Open, Vec::new()).unwrap();
        let counted = |side| {
            let judged = judged(Task::Judge(empty(side)), 1);
            (judged.count, judged.has_more)
        };
        assert_eq!(counted(3), (Some(0), false));
        assert_eq!(counted(5), (Some(100), true));
        let (count, has_more) = counted(8);
        assert!(count > Some(2) && has_more, "{count:?}");
    }

    #[test]
    fn more_numbers_make_a_puzzle_unique_wherever_the_work_is_broken_off() {
        let a1 = Square::from_name("a1", size(6)).unwrap();
        let draft = Puzzle::new(Board::from(size(6)), TourKind::Closed, vec![(1, a1)]).unwrap();
        let task = Task::MakeUnique(draft);
        let whole = judged(task.clone(), u64::MAX);
        assert_eq!((whole.count, whole.has_more), (Some(1), false));
        assert!(whole.solution.is_some() && whole.puzzle.given().contains(&(1, a1)));
        assert_eq!(judged(task, 3), whole);
        // What no tour fits stays as it is, and deductions say why.
        let given = vec![(1, a1), (3, Square::from_name("a2", size(6)).unwrap())];
        let none = Puzzle::new(Board::from(size(6)), TourKind::Closed, given).unwrap();
        let judged = judged(Task::MakeUnique(none.clone()), 1);
        assert_eq!((judged.count, judged.puzzle), (Some(0), none));
        assert!(matches!(
            judged.refutation.last(),
            Some(Inference::Impossible { .. })
        ));
    }

    #[test]
    fn hints_solve_a_puzzle_and_end_with_a_number_each() {
        for grade in 1..=4 {
            let request = PuzzleRequest {
                grade: Some(grade),
                ..PuzzleRequest::new(size(5), TourKind::Open, 3)
            };
            let mut puzzle = make(request).unwrap();
            let mut hardest = 0;
            while puzzle.given().len() < 25 {
                let Found::Hint(steps) = found(Task::Hint(puzzle.clone()), 1) else {
                    panic!("no hint");
                };
                let written = steps.last().unwrap().written().unwrap();
                hardest = hardest.max(steps.iter().map(Inference::grade).max().unwrap());
                let given = [puzzle.given(), &[written]].concat();
                puzzle = Puzzle::new(puzzle.board().clone(), puzzle.kind(), given).unwrap();
            }
            assert_eq!((puzzle.solutions(2).len(), hardest), (1, grade));
        }
    }

    #[test]
    fn what_does_not_exist_is_refused() {
        let closed = PuzzleRequest::new(size(5), TourKind::Closed, 1);
        let Found::Judged(Err(reason)) = found(Task::Make(closed), 100) else {
            panic!("a closed tour of an odd number of squares");
        };
        assert!(!reason.is_empty());
        let small = PuzzleRequest::new(size(4), TourKind::Open, 1);
        let refused = Task::Make(small).start().err().unwrap();
        assert!(refused.contains("too small"), "{refused}");
    }
}
