//! The puzzle, the next one, and the requests to workers.

use std::rc::Rc;

use super::State;
use crate::bridge::puzzle::{Task, WorkerEvent};
use crate::link::{Day, Grade, PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::queens::draft::redrawn;
use crate::queens::position::{Content, put};
use crate::queens::words::kind_of;

impl State {
    /// Whether the puzzle is that of today, or was taken over from it and is unchanged.
    pub fn is_todays(&self) -> bool {
        match self.origin() {
            PuzzleSource::Day(day, _) => day.is_none_or(|day| day == self.today),
            _ => false,
        }
    }

    /// The day of the puzzle, if it is one of a day.
    pub fn day(&self) -> Option<Day> {
        match self.position().source {
            PuzzleSource::Day(day, _) => Some(day.unwrap_or(self.today)),
            _ => None,
        }
    }

    /// The sort of the puzzle, or what comes nearest to it where the visitor has made it.
    pub fn spec(&self) -> PuzzleSpec {
        match &self.position().source {
            PuzzleSource::Todays => self.habits.sort,
            PuzzleSource::Day(_, spec) | PuzzleSource::Numbered { spec, .. } => *spec,
            PuzzleSource::Own(puzzle) => PuzzleSpec {
                kind: kind_of(puzzle),
                rule: puzzle.rule(),
                ..PuzzleSpec::default()
            },
        }
    }

    /// The puzzle of another sort, or the nearest one that exists, of the same day or number.
    pub fn of_spec(&self, spec: PuzzleSpec) -> PuzzleSource {
        nearest(match self.position().source {
            PuzzleSource::Day(day, _) => {
                PuzzleSource::Day(day.filter(|&day| day != self.today), spec)
            }
            PuzzleSource::Numbered { n, seed, .. } => PuzzleSource::Numbered { n, spec, seed },
            PuzzleSource::Todays | PuzzleSource::Own(_) => PuzzleSource::Day(None, spec),
        })
    }

    /// The puzzle of a day, of the present sort.
    pub fn of_day(&self, day: Day) -> PuzzleSource {
        let day = Some(day).filter(|&day| day != self.today);
        nearest(PuzzleSource::Day(day, self.spec()))
    }

    /// The grades in which there are puzzles of the present sort.
    pub fn grades(&self) -> Vec<Grade> {
        self.spec().grades(|spec| match self.position().source {
            PuzzleSource::Numbered { n, .. } => spec.numbered(n, 0),
            _ => spec.of_day(self.today),
        })
    }

    /// The puzzle that follows this one.
    pub fn next(&self) -> PuzzleSource {
        match &self.position().source {
            &PuzzleSource::Numbered { n, spec, seed } => PuzzleSource::Numbered {
                n,
                spec,
                seed: seed.wrapping_add(1),
            },
            &PuzzleSource::Day(_, spec) => {
                let request = |spec: PuzzleSpec| spec.of_day(self.today);
                if let Some(harder) = spec.harder(request) {
                    return self.of_spec(harder);
                }
                let (n, seed) = (request(spec).n, 1);
                PuzzleSource::Numbered { n, spec, seed }
            }
            PuzzleSource::Todays | PuzzleSource::Own(_) => {
                PuzzleSource::Day(None, self.habits.sort)
            }
        }
    }

    /// The puzzle with its day, without the visitor's marks: a link to it opens the same puzzle for ever.
    pub fn unmarked(&self) -> PuzzlesLink {
        self.changeable().unmarked()
    }

    /// Whether a worker changes the puzzle until it has one solution.
    pub fn is_making_unique(&self) -> bool {
        let tasks = self.request.wanted();
        tasks.is_some_and(|tasks| matches!(tasks[..], [Task::MakeUnique(_)]))
    }

    /// Requests the unknown facts about the present puzzle.
    pub fn ask(&mut self) {
        self.judged = None;
        let source = &self.position().source;
        let task = match (source, source.request(self.today)) {
            (_, Some(request)) => Task::Make(request),
            (PuzzleSource::Own(puzzle), None) => Task::Judge(puzzle.clone()),
            _ => return,
        };
        self.request.ask([task]);
    }

    /// Whether a source is of the present puzzle.
    pub fn is_same(&self, source: &PuzzleSource) -> bool {
        are_one(&self.position().source, source, self.today)
    }

    /// A blank board of the present sort and size, for a puzzle of the visitor's own.
    pub fn blank(&self) -> Option<PuzzleSource> {
        let PuzzleSpec { kind, rule, .. } = self.spec();
        let blank = redrawn(kind, rule, self.position().source.n(), None);
        blank.map(PuzzleSource::Own)
    }

    pub fn receive(&mut self, event: WorkerEvent) {
        let slice = self.request.accept(event);
        let Some(judged) = slice.and_then(|slice| slice.found) else {
            return;
        };
        // Pieces that a link has put on given squares are not the visitor's.
        let mut position = self.position().clone();
        if position.proof.is_none() {
            for square in judged.puzzle.given().squares() {
                put(&mut position, square, Content::Empty);
            }
        }
        if position != *self.position() {
            self.history = self.history.amend(position);
        }
        let own = matches!(self.position().source, PuzzleSource::Own(_));
        if own && judged.puzzle != *self.puzzle().unwrap_or(&judged.puzzle) {
            // The puzzle has been made unique.
            let source = PuzzleSource::Own(judged.puzzle.clone());
            self.history = self.history.change(source.into());
        }
        self.making |= own && judged.count != 1;
        self.judged = Some(Rc::from(judged));
    }
}

/// The puzzle, or if there is none of its sort, one of an easier grade or on a larger board.
pub fn nearest(source: PuzzleSource) -> PuzzleSource {
    match source {
        PuzzleSource::Numbered { n, spec, seed } => {
            let n = n.max(PuzzleSpec::least_n(spec.rule));
            let spec = spec.nearest(|spec| spec.numbered(n, seed));
            PuzzleSource::Numbered { n, spec, seed }
        }
        PuzzleSource::Day(day, spec) => {
            PuzzleSource::Day(day, spec.nearest(|spec| spec.of_day(Day::default())))
        }
        other @ (PuzzleSource::Todays | PuzzleSource::Own(_)) => other,
    }
}

/// Whether two sources are of one puzzle.
pub fn are_one(a: &PuzzleSource, b: &PuzzleSource, today: Day) -> bool {
    match [a, b].map(|source| source.request(today)) {
        [None, None] => a == b,
        [a, b] => a == b,
    }
}
