//! A puzzle is kept on the device while it is solved, and opened as it was left.

use super::State;
use crate::link::{Link, PuzzleSource};
use crate::screens::puzzles::kept::{Record, Standing, name};

impl State {
    /// Begins a puzzle, or continues it from its stored position.
    pub(super) fn begin(&mut self) {
        let record = self.record();
        (self.seconds, self.hints) = record.map_or((0, 0), |record| (record.seconds, record.hints));
        self.restore();
        self.ask();
    }

    /// The puzzle of a day is shown as the visitor has left it, unless its link holds another position.
    pub(super) fn restore(&mut self) {
        let is_daily = matches!(self.position().source, PuzzleSource::Day(..));
        if let Some(record) = self.record().filter(|_| is_daily && !self.is_begun()) {
            let mut position = self.changeable();
            let kept = record.position();
            if kept.source.n() == position.source.n() {
                (position.queens, position.crosses) = (kept.queens, kept.crosses);
                self.history = self.history.amend(position);
            }
        }
    }

    /// Stores the present position of the puzzle. The position of a solved puzzle is not replaced.
    pub(super) fn keep(&mut self) {
        if self.making
            || self
                .record()
                .is_some_and(|record| record.standing == Standing::Solved)
        {
            return;
        }
        let name = self.name();
        self.kept = if self.is_begun() {
            let standing = if self.is_solved() {
                Standing::Solved
            } else {
                Standing::Begun
            };
            self.kept.with(Record {
                position: Link::of(self.position()).to_string(),
                standing,
                seconds: self.seconds,
                hints: self.hints,
                name,
            })
        } else {
            self.kept.without(&name)
        };
    }

    /// The name under which the puzzle is kept.
    pub(in crate::screens::puzzles) fn name(&self) -> String {
        name(&self.position().source, self.today)
    }

    /// The record of the puzzle.
    pub(in crate::screens::puzzles) fn record(&self) -> Option<Record> {
        self.kept.of(&self.name()).cloned()
    }
}
