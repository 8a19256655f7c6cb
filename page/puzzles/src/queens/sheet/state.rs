//! The choices for a sheet, and the progress of its puzzles.

use std::rc::Rc;

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{Kind, Rule};
use yew::Reducible;

use crate::bridge::LongJob;
use crate::bridge::puzzle::{Judged, Task, WorkerEvent};
use crate::link::{Grade, PuzzleSpec};

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
    /// The board's side.
    pub n: u32,
    /// The number of the first puzzle of each sort.
    pub first: u32,
    /// The chosen ones of [`Self::SORTS`].
    pub sorts: [bool; 6],
    /// The chosen grades.
    pub grades: Vec<Grade>,
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
    /// Boards of this side.
    Side(u32),
    /// Begin with this number.
    First(u32),
    /// Add or remove a kind and rule.
    Sort(usize, bool),
    /// Add or remove a grade.
    Grade(Grade, bool),
    /// Make the puzzles.
    Make,
    /// Make them no longer.
    Cancel,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl Sheet {
    /// The kinds with their rules, and their names for tests and other tools.
    pub const SORTS: [(&'static str, Kind, Rule); 6] = [
        ("complete-chess", Kind::Complete, Rule::Chess(Piece::Queen)),
        ("complete-touch", Kind::Complete, Rule::Touch),
        (
            "complete-superqueen",
            Kind::Complete,
            Rule::Chess(Piece::Superqueen),
        ),
        ("regions-chess", Kind::Regions, Rule::Chess(Piece::Queen)),
        ("regions-touch", Kind::Regions, Rule::Touch),
        (
            "regions-superqueen",
            Kind::Regions,
            Rule::Chess(Piece::Superqueen),
        ),
    ];

    /// A sheet with the sort of the screen's puzzle.
    pub fn new(spec: PuzzleSpec, n: u32) -> Self {
        Self {
            open: false,
            count: SheetCount::One,
            n,
            first: 1,
            sorts: Self::SORTS.map(|(_, kind, rule)| (kind, rule) == (spec.kind, spec.rule)),
            grades: vec![spec.grade],
            job: LongJob::default(),
        }
    }

    /// The number of puzzles.
    pub const fn wanted(&self) -> usize {
        match self.count {
            SheetCount::One => 1,
            SheetCount::Four => 4,
            SheetCount::Six => 6,
            SheetCount::Twelve => 12,
        }
    }

    /// The chosen sorts that there are, the easier first.
    pub fn chosen(&self) -> Vec<PuzzleSpec> {
        let mut all = Vec::new();
        let grades = Grade::ALL.into_iter();
        for grade in grades.filter(|grade| self.grades.contains(grade)) {
            for (&(_, kind, rule), _) in Self::SORTS.iter().zip(self.sorts).filter(|(_, on)| *on) {
                let spec = PuzzleSpec { kind, rule, grade };
                if spec.exists(|spec| spec.numbered(self.n, self.first)) {
                    all.push(spec);
                }
            }
        }
        all
    }

    /// The puzzles, once all of them are made; `shown` is the one of the screen.
    pub fn puzzles(&self, shown: Option<&Rc<Judged>>) -> Option<Vec<Rc<Judged>>> {
        if self.wanted() == 1 {
            let proper = shown.filter(|judged| judged.solution().is_some());
            return proper.map(|judged| vec![Rc::clone(judged)]);
        }
        let all: Option<Vec<_>> = self.job.found.iter().cloned().collect();
        all.filter(|all| !all.is_empty())
    }

    /// The tasks: as many puzzles of each sort as the number allows, one sort after another.
    fn tasks(&self) -> Vec<Task> {
        let (sorts, wanted) = (self.chosen(), self.wanted());
        let mut tasks = Vec::new();
        for (place, spec) in sorts.iter().enumerate() {
            let share = (wanted + sorts.len() - 1 - place) / sorts.len();
            for seed in (0..share as u32).map(|more| self.first.wrapping_add(more)) {
                tasks.push(Task::Make(spec.numbered(self.n, seed)));
            }
        }
        tasks
    }
}

impl Reducible for Sheet {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        if !matches!(
            action,
            Action::Open(_) | Action::Make | Action::Cancel | Action::Worker(_)
        ) {
            // After another choice, the puzzles made so far are useless.
            next.job.reset();
        }
        match action {
            Action::Open(open) => next.open = open,
            Action::Count(count) => next.count = count,
            Action::Side(n) => next.n = n,
            Action::First(first) => next.first = first,
            Action::Sort(place, on) => next.sorts[place] = on,
            Action::Grade(grade, on) => {
                next.grades.retain(|chosen| *chosen != grade);
                next.grades.extend(on.then_some(grade));
            }
            Action::Make => {
                let tasks = next.tasks();
                let made = vec![None; tasks.len()];
                next.job.start(tasks);
                next.job.found = made;
            }
            Action::Cancel => next.job.cancel(),
            Action::Worker(event) => {
                if let Some(slice) = next.job.receive(event)
                    && let Some(judged) = slice.found
                    && let Some(place) = next.job.found.get_mut(slice.task)
                {
                    *place = Some(Rc::from(judged));
                }
            }
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle;

    use super::*;

    fn after(sheet: Sheet, actions: Vec<Action>) -> Sheet {
        let sheet = actions.into_iter().fold(Rc::new(sheet), Reducible::reduce);
        (*sheet).clone()
    }

    fn seeds(sheet: &Sheet) -> Vec<(u8, Kind, u64)> {
        let tasks = sheet.tasks();
        let requests = tasks.iter().filter_map(|task| match task {
            Task::Make(request) => Some((request.grade, request.kind, request.seed)),
            _ => None,
        });
        requests.collect()
    }

    #[test]
    fn the_chosen_sorts_share_the_sheet_and_what_does_not_exist_is_left_out() {
        let sheet = Sheet::new(PuzzleSpec::default(), 6);
        let sheet = after(
            sheet,
            vec![
                Action::Count(SheetCount::Four),
                Action::First(7),
                Action::Sort(0, true),
                Action::Grade(Grade::Three, true),
            ],
        );
        // To complete, n = 6 has no puzzles of grade 3.
        let (complete, regions) = (Kind::Complete, Kind::Regions);
        assert_eq!(
            seeds(&sheet),
            [
                (1, complete, 7),
                (1, complete, 8),
                (1, regions, 7),
                (3, regions, 7)
            ]
        );
        let none = after(
            sheet,
            vec![Action::Sort(3, false), Action::Grade(Grade::One, false)],
        );
        assert!(none.chosen().is_empty() && none.tasks().is_empty());
    }

    #[test]
    fn the_sheet_is_there_when_its_last_puzzle_is_and_goes_when_another_is_chosen() {
        let mut sheet = after(
            Sheet::new(PuzzleSpec::default(), 5),
            vec![Action::Count(SheetCount::Four), Action::Make],
        );
        for (place, task) in sheet.tasks().into_iter().enumerate() {
            assert_eq!(sheet.puzzles(None), None);
            let Task::Make(request) = task else {
                panic!("puzzles are made");
            };
            let puzzle = puzzle::make(request).unwrap();
            let judged = Some(Box::new(Judged::of(puzzle)));
            let report = Action::Worker(sheet.job.slice(place, 1.0, judged));
            sheet = after(sheet, vec![report]);
        }
        let puzzles = sheet.puzzles(None).unwrap();
        assert!(puzzles.len() == 4 && puzzles.iter().all(|judged| judged.grade == Some(1)));
        assert_eq!(after(sheet, vec![Action::Side(6)]).puzzles(None), None);
    }

    #[test]
    fn a_sheet_of_one_has_the_puzzle_of_the_screen() {
        let sheet = Sheet::new(PuzzleSpec::default(), 5);
        assert_eq!(sheet.puzzles(None), None);
        let request = PuzzleSpec::default().numbered(5, 1);
        let puzzle = puzzle::make(request).unwrap();
        let shown = Rc::new(Judged::of(puzzle));
        assert_eq!(sheet.puzzles(Some(&shown)), Some(vec![shown.clone()]));
        let several = Judged {
            count: 2,
            ..(*shown).clone()
        };
        assert_eq!(sheet.puzzles(Some(&Rc::new(several))), None);
    }
}
