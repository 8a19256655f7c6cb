//! Which puzzle it is, which comes next, and what is asked of workers.

use std::rc::Rc;

use super::State;
use crate::bridge::puzzle::{Task, WorkerEvent};
use crate::link::{PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::screens::puzzles::position::{Content, put};
use crate::screens::puzzles::words::kind_of;

impl State {
    /// Whether the puzzle is that of today.
    pub(in crate::screens::puzzles) fn is_todays(&self) -> bool {
        match &self.position().source {
            PuzzleSource::Day(day, _) => day.is_none_or(|day| day == self.today),
            _ => false,
        }
    }

    /// The sort of the puzzle, or what comes nearest to it where the visitor has made it.
    pub(in crate::screens::puzzles) fn spec(&self) -> PuzzleSpec {
        match &self.position().source {
            PuzzleSource::Day(_, spec) | PuzzleSource::Numbered { spec, .. } => *spec,
            PuzzleSource::Own(puzzle) => PuzzleSpec {
                kind: kind_of(puzzle),
                rule: puzzle.rule(),
                ..PuzzleSpec::default()
            },
        }
    }

    /// The puzzle that follows this one.
    pub(in crate::screens::puzzles) fn next(&self) -> PuzzleSource {
        match &self.position().source {
            &PuzzleSource::Numbered { n, spec, seed } => PuzzleSource::Numbered {
                n,
                spec,
                seed: seed.wrapping_add(1),
            },
            &PuzzleSource::Day(_, spec) => {
                let request = |spec: PuzzleSpec| spec.of_day(self.today);
                if let Some(harder) = spec.harder(request) {
                    return PuzzleSource::Day(None, harder);
                }
                let (n, seed) = (request(spec).n, 1);
                PuzzleSource::Numbered { n, spec, seed }
            }
            PuzzleSource::Own(_) => PuzzlesLink::default().source,
        }
    }

    /// Asks for what is not known of the present puzzle.
    pub(super) fn ask(&mut self) {
        self.judged = None;
        let source = &self.position().source;
        let task = match (source, source.request(self.today)) {
            (_, Some(request)) => Task::Make(request.into()),
            (PuzzleSource::Own(puzzle), None) => Task::Judge(puzzle.clone()),
            _ => return,
        };
        self.request.ask([task]);
    }

    /// Whether a source is of the present puzzle.
    pub(super) fn is_same(&self, source: &PuzzleSource) -> bool {
        let own = &self.position().source;
        let [a, b] = [own, source].map(|source| source.request(self.today));
        if a.is_some() { a == b } else { own == source }
    }

    pub(super) fn hear(&mut self, event: WorkerEvent) {
        let slice = self.request.accept(event);
        let Some(judged) = slice.and_then(|slice| slice.found) else {
            return;
        };
        // What a link has put on given squares is not the visitor's.
        let mut position = self.position().clone();
        for square in judged.puzzle.given().squares() {
            put(&mut position, square, Content::Empty);
        }
        if position != *self.position() {
            self.history = self.history.amend(position);
        }
        let own = matches!(self.position().source, PuzzleSource::Own(_));
        if own && judged.puzzle != *self.puzzle().unwrap_or(&judged.puzzle) {
            // It has been made unique.
            let source = PuzzleSource::Own(judged.puzzle.clone());
            self.history = self.history.change(source.into());
        }
        self.making |= own && judged.count != 1;
        self.judged = Some(Rc::from(judged));
    }
}
