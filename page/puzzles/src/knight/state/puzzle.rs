//! The puzzle, the next one, and the requests to workers.

use std::rc::Rc;

use super::State;
use crate::bridge::Failure;
use crate::bridge::numbers::{Found, Judged, Task, WorkerEvent};
use crate::components::History;
use crate::link::{Day, Grade, NumberSource, NumbersLink};

impl State {
    /// Whether the puzzle is that of today.
    pub fn is_todays(&self) -> bool {
        self.day() == Some(self.today)
    }

    /// The day of the puzzle, if it is one of a day.
    pub fn day(&self) -> Option<Day> {
        match self.position().source {
            NumberSource::Day(day, _) => Some(day.unwrap_or(self.today)),
            _ => None,
        }
    }

    /// The grade of the puzzle, or of the puzzles that are offered beside it.
    pub fn grade(&self) -> Grade {
        match self.position().source {
            NumberSource::Day(_, grade) | NumberSource::Numbered { grade, .. } => grade,
            NumberSource::Own(_) => Grade::One,
        }
    }

    /// The puzzle of a day, of the present grade.
    pub fn of_day(&self, day: Day) -> NumberSource {
        NumberSource::Day(Some(day).filter(|&day| day != self.today), self.grade())
    }

    /// The puzzle of another grade, of the same day or number.
    pub fn of_grade(&self, grade: Grade) -> NumberSource {
        match self.position().source {
            NumberSource::Day(day, _) => {
                NumberSource::Day(day.filter(|&day| day != self.today), grade)
            }
            NumberSource::Numbered {
                size, kind, seed, ..
            } => NumberSource::Numbered {
                size,
                kind,
                grade,
                seed,
            },
            NumberSource::Own(_) => NumberSource::Day(None, grade),
        }
    }

    /// The puzzle that follows this one.
    pub fn next(&self) -> NumberSource {
        match self.position().source {
            NumberSource::Numbered {
                size,
                kind,
                grade,
                seed,
            } => NumberSource::Numbered {
                size,
                kind,
                grade,
                seed: seed.wrapping_add(1),
            },
            NumberSource::Day(_, grade) => {
                match Grade::ALL.get(usize::from(grade.number())).copied() {
                    Some(harder) => self.of_grade(harder),
                    None => self.numbered(1),
                }
            }
            NumberSource::Own(_) => NumberSource::default(),
        }
    }

    /// A puzzle by its number, on such a board as the present one.
    pub fn numbered(&self, seed: u32) -> NumberSource {
        let source = &self.position().source;
        let (size, kind) = (source.board().size(), source.kind());
        let grade = self.grade();
        if NumberSource::is_made(size, kind) {
            NumberSource::Numbered {
                size,
                kind,
                grade,
                seed,
            }
        } else {
            let todays = NumberSource::Day(None, grade);
            NumberSource::Numbered {
                size: todays.board().size(),
                kind: todays.kind(),
                grade,
                seed,
            }
        }
    }

    /// The puzzle with its day, without the visitor's numbers: a link to it opens the same puzzle for ever.
    pub fn unmarked(&self) -> NumbersLink {
        self.changeable().source.into()
    }

    /// Requests the unknown facts about the present puzzle.
    pub fn ask(&mut self) {
        self.judged = None;
        let source = &self.position().source;
        let task = match (source, source.request(self.today)) {
            (_, Some(request)) => Task::Make(request),
            (NumberSource::Own(puzzle), None) => Task::Judge(puzzle.clone()),
            _ => return,
        };
        self.request.ask([task]);
    }

    /// Whether a source is of the present puzzle.
    pub fn is_same(&self, source: &NumberSource) -> bool {
        are_one(&self.position().source, source, self.today)
    }

    /// Goes to the puzzle of a link that was opened. Undo does not lead back to the puzzle before: that is for Back.
    pub fn open_link(&mut self, link: NumbersLink) {
        if !self.is_same(&link.source) {
            return self.go(History::new(link));
        }
        // The bare link of a day's puzzle shows it as the visitor has left it.
        let is_daily = matches!(link.source, NumberSource::Day(..));
        if !(is_daily && link.mine.is_empty()) {
            self.change(link);
        }
        self.restore();
    }

    /// Takes up the verdict of a worker.
    pub fn receive(&mut self, event: WorkerEvent) {
        let found = self.request.accept(event).and_then(|slice| slice.found);
        match found {
            Some(Found::Judged(Ok(judged))) => self.take_up(judged),
            Some(Found::Judged(Err(reason))) => self.request.fail(Failure::Refused(reason)),
            _ => {}
        }
    }

    fn take_up(&mut self, judged: Judged) {
        if matches!(&self.position().source, NumberSource::Own(puzzle) if *puzzle != judged.puzzle)
        {
            // More of its numbers are given.
            let source = NumberSource::Own(judged.puzzle.clone());
            self.history = self.history.change(source.into());
            self.typed = None;
        }
        // Numbers that a link has put where numbers are given are not the visitor's.
        let mut position = self.position().clone();
        let is_free = |&(number, square): &(u32, _)| {
            let mut given = judged.puzzle.given().iter();
            !given.any(|&(other, at)| other == number || at == square)
        };
        position.mine.retain(is_free);
        self.judged = Some(Rc::new(judged));
        if position != *self.position() {
            self.history = self.history.amend(position);
        }
    }
}

/// Whether two sources are of one puzzle.
pub fn are_one(a: &NumberSource, b: &NumberSource, today: Day) -> bool {
    match [a, b].map(|source| source.request(today)) {
        [None, None] => a == b,
        [a, b] => a == b,
    }
}
