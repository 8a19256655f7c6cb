//! The choices for a sheet, and the progress of its puzzles.

use std::rc::Rc;

use yew::Reducible;

use crate::bridge::LongJob;
use crate::bridge::numbers::{Found, Judged, Task, WorkerEvent};
use crate::link::{Day, Grade, NumberSource};

named! {
    /// The number of puzzles on a sheet. One is that of the screen.
    pub enum SheetCount {
        /// One.
        One = "1",
        /// Four.
        Four = "4",
        /// Six.
        Six = "6",
        /// Twelve.
        Twelve = "12",
    }
}

/// The choices for a sheet, and the puzzles made for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Whether the visitor is about to print: the paper shows the sheet instead of the screen.
    pub open: bool,
    /// The number of puzzles.
    pub count: SheetCount,
    /// The grade of the puzzles.
    pub grade: Grade,
    /// The number of the first puzzle.
    pub first: u32,
    /// The puzzles that are made.
    pub job: LongJob<Task, Vec<Option<Rc<Judged>>>>,
}

/// An action of the visitor on the sheet.
#[derive(Clone, Debug)]
pub enum Action {
    /// Show what can be chosen, or put it away.
    Open(bool),
    /// Choose the number of puzzles.
    Count(SheetCount),
    /// Choose the grade.
    Grade(Grade),
    /// Begin with this number.
    First(u32),
    /// Make the puzzles on boards as that of this puzzle.
    Make(NumberSource),
    /// Make them no longer.
    Cancel,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl Sheet {
    /// A sheet with puzzles of a grade.
    pub fn new(grade: Grade) -> Self {
        Self {
            open: false,
            count: SheetCount::One,
            grade,
            first: 1,
            job: LongJob::default(),
        }
    }

    /// The number of puzzles.
    pub const fn wanted(&self) -> u32 {
        match self.count {
            SheetCount::One => 1,
            SheetCount::Four => 4,
            SheetCount::Six => 6,
            SheetCount::Twelve => 12,
        }
    }

    /// The puzzles, once all of them are made; `shown` is the one of the screen.
    pub fn puzzles(&self, shown: Option<&Rc<Judged>>) -> Option<Vec<Rc<Judged>>> {
        if self.wanted() == 1 {
            let proper = shown.filter(|judged| judged.solution.is_some());
            return proper.map(|judged| vec![Rc::clone(judged)]);
        }
        let all: Option<Vec<_>> = self.job.found.iter().cloned().collect();
        all.filter(|all| !all.is_empty())
    }

    /// The tasks, on boards as that of a puzzle.
    fn tasks(&self, source: &NumberSource) -> Vec<Task> {
        let (size, kind) = (source.board().size(), source.kind());
        let seeds = (0..self.wanted()).map(|more| self.first.wrapping_add(more));
        let request = |seed| {
            let numbered = NumberSource::Numbered {
                size,
                kind,
                grade: self.grade,
                seed,
            };
            numbered.request(Day::default())
        };
        let requests = seeds.filter_map(request);
        requests.map(Task::Make).collect()
    }
}

impl Reducible for Sheet {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        if matches!(
            action,
            Action::Count(_) | Action::Grade(_) | Action::First(_)
        ) {
            // After another choice, the puzzles made so far are useless.
            next.job.reset();
        }
        match action {
            Action::Open(open) => next.open = open,
            Action::Count(count) => next.count = count,
            Action::Grade(grade) => next.grade = grade,
            Action::First(first) => next.first = first,
            Action::Make(source) => {
                let tasks = next.tasks(&source);
                let made = vec![None; tasks.len()];
                next.job.start(tasks);
                next.job.found = made;
            }
            Action::Cancel => next.job.cancel(),
            Action::Worker(event) => next.receive(event),
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

impl Sheet {
    fn receive(&mut self, event: WorkerEvent) {
        let Some(slice) = self.job.receive(event) else {
            return;
        };
        match (slice.found, self.job.found.get_mut(slice.task)) {
            (Some(Found::Judged(Ok(judged))), Some(place)) => *place = Some(Rc::new(judged)),
            (Some(Found::Judged(Err(reason))), _) => self.job.refuse(&reason),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::board::Size;
    use bezzel_solver::knight::TourKind;
    use bezzel_solver::knight::puzzle::make;

    use super::*;

    fn after(sheet: Sheet, actions: Vec<Action>) -> Sheet {
        let sheet = actions.into_iter().fold(Rc::new(sheet), Reducible::reduce);
        (*sheet).clone()
    }

    fn source() -> NumberSource {
        NumberSource::Numbered {
            size: Size::square(5).unwrap(),
            kind: TourKind::Open,
            grade: Grade::One,
            seed: 3,
        }
    }

    #[test]
    fn the_sheet_is_there_when_its_last_puzzle_is_and_goes_when_another_is_chosen() {
        let chosen = vec![
            Action::Count(SheetCount::Four),
            Action::Grade(Grade::Two),
            Action::First(7),
            Action::Make(source()),
        ];
        let mut sheet = after(Sheet::new(Grade::One), chosen);
        for (place, task) in sheet.tasks(&source()).into_iter().enumerate() {
            assert_eq!(sheet.puzzles(None), None);
            let Task::Make(request) = task else {
                panic!("puzzles are made");
            };
            assert_eq!((request.seed, request.grade), (7 + place as u64, Some(2)));
            let judged = Judged::of(make(request).unwrap());
            let found = Some(Found::Judged(Ok(judged)));
            sheet = after(
                sheet.clone(),
                vec![Action::Worker(sheet.job.slice(place, 1.0, found))],
            );
        }
        let puzzles = sheet.puzzles(None).unwrap();
        assert!(puzzles.len() == 4 && puzzles.iter().all(|judged| judged.grade == Some(2)));
        assert_eq!(after(sheet, vec![Action::First(8)]).puzzles(None), None);
    }

    #[test]
    fn a_sheet_of_one_has_the_puzzle_of_the_screen_if_one_tour_fits() {
        let sheet = Sheet::new(Grade::One);
        assert_eq!(sheet.puzzles(None), None);
        let puzzle = make(source().request(Day::default()).unwrap()).unwrap();
        let shown = Rc::new(Judged::of(puzzle));
        assert_eq!(sheet.puzzles(Some(&shown)), Some(vec![Rc::clone(&shown)]));
        let several = Judged {
            solution: None,
            ..(*shown).clone()
        };
        assert_eq!(sheet.puzzles(Some(&Rc::new(several))), None);
    }
}
