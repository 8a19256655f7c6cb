//! A puzzle is stored on the device while it is solved, and opened as it was left.

use super::State;
use crate::components::{PuzzleRecords, Record, Standing, puzzle_name};
use crate::link::{Link, PuzzleSource, PuzzlesLink};
use crate::queens::draft::is_blank;

impl State {
    /// Begins a puzzle, or continues it from its stored position.
    pub fn begin(&mut self) {
        let record = self.record();
        (self.seconds, self.hints) = record.map_or((0, 0), |record| (record.seconds, record.hints));
        self.idle = 0;
        self.restore();
        self.prove_by_habit();
        // A blank board is to become a puzzle.
        self.making |=
            matches!(&self.position().source, PuzzleSource::Own(puzzle) if is_blank(puzzle));
        self.ask();
    }

    /// The puzzle of a day is shown as the visitor has left it, unless its link holds another position.
    pub fn restore(&mut self) {
        let is_daily = matches!(self.position().source, PuzzleSource::Day(..));
        if let Some(record) = self.record().filter(|_| is_daily && !self.is_begun()) {
            let stored = record.position();
            // A proof is not continued from squares without a reason, nor by reasons that its link does not allow.
            let reasons =
                |link: &PuzzlesLink| link.proof.as_ref().map(|proof| proof.reasons.clone());
            let wanted = reasons(self.position());
            let is_same_proof = wanted.is_none() || wanted == reasons(&stored);
            if stored.source.n() == self.position().source.n() && is_same_proof {
                let source = self.changeable().source;
                self.history = self.history.amend(PuzzlesLink { source, ..stored });
            }
        }
        self.doubt();
    }

    /// Stores the present position of the puzzle. The position of a solved puzzle is not replaced.
    pub fn store(&mut self) {
        if self.making {
            return;
        }
        let name = self.name();
        self.records = if self.is_begun() {
            let standing = if self.is_solved() {
                Standing::Solved
            } else {
                Standing::Begun
            };
            self.records.with(Record {
                position: Link::of(self.position()).to_string(),
                standing,
                seconds: self.seconds,
                hints: self.hints,
                name,
                solved_on: self.is_solved().then_some(self.today),
            })
        } else {
            self.records.without(&name)
        };
    }

    /// Another window has stored these puzzles. The puzzle of a day is shown as it was left there.
    pub fn take_over(&mut self, records: PuzzleRecords) {
        let before = self.record();
        self.records = records;
        let record = self.record();
        let is_daily = matches!(self.position().source, PuzzleSource::Day(..));
        if let Some(record) = record.filter(|_| is_daily && !self.making) {
            if before.as_ref() == Some(&record) {
                return;
            }
            (self.seconds, self.hints) = (record.seconds, record.hints);
            let left = record.position();
            let position = self.changeable();
            if left.source.n() == position.source.n() {
                self.change(PuzzlesLink {
                    source: position.source,
                    ..left
                });
                self.doubt();
            }
        }
    }

    /// The time and the hints of the puzzle when it was first solved, if it was.
    pub fn solving(&self) -> Option<(u32, u32)> {
        let record = self.record()?;
        (record.standing == Standing::Solved).then_some((record.seconds, record.hints))
    }

    /// The name under which the puzzle is stored.
    pub fn name(&self) -> String {
        puzzle_name(&self.position().source, self.today)
    }

    /// The record of the puzzle.
    pub fn record(&self) -> Option<Record> {
        self.records.of(&self.name()).cloned()
    }
}
