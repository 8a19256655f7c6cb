//! A puzzle is stored on the device while it is solved, and opened as it was left.

use super::State;
use crate::components::{PuzzleRecords, Record, Standing};
use crate::link::{Link, NumberSource, NumbersLink};

impl State {
    /// Begins a puzzle, or continues it from its stored numbers.
    pub fn begin(&mut self) {
        let record = self.record();
        (self.seconds, self.hints) = record.map_or((0, 0), |record| (record.seconds, record.hints));
        self.idle = 0;
        self.restore();
        // A blank board is to become a puzzle.
        self.making |= matches!(&self.position().source, NumberSource::Own(puzzle) if puzzle.given().is_empty());
        self.ask();
    }

    /// The puzzle of a day is shown as the visitor has left it, unless its link holds numbers.
    pub fn restore(&mut self) {
        let is_daily = matches!(self.position().source, NumberSource::Day(..));
        if let Some(record) = self.record().filter(|_| is_daily && !self.is_begun()) {
            let mut position = self.changeable();
            position.mine = left(&record).mine;
            self.history = self.history.amend(position);
        }
    }

    /// Stores the present numbers of the puzzle. Those of a solved puzzle are not replaced.
    pub fn store(&mut self) {
        if self.making {
            return;
        }
        let name = self.name();
        self.records = if self.is_begun() {
            let is_solved = self.is_solved();
            self.records.with(Record {
                position: Link::of(self.position()).to_string(),
                standing: if is_solved {
                    Standing::Solved
                } else {
                    Standing::Begun
                },
                seconds: self.seconds,
                hints: self.hints,
                name,
                solved_on: is_solved.then_some(self.today),
            })
        } else {
            self.records.without(&name)
        };
    }

    /// Another window has stored these puzzles. The puzzle of a day is shown as it was left there.
    pub fn take_over(&mut self, records: PuzzleRecords) {
        let before = self.record();
        self.records = records;
        let is_daily = matches!(self.position().source, NumberSource::Day(..));
        if let Some(record) = self.record().filter(|_| is_daily) {
            if before.as_ref() == Some(&record) {
                return;
            }
            (self.seconds, self.hints) = (record.seconds, record.hints);
            let mut position = self.changeable();
            position.mine = left(&record).mine;
            self.change(position);
        }
    }

    /// The time and the hints of the puzzle when it was first solved, if it was.
    pub fn solving(&self) -> Option<(u32, u32)> {
        let record = self.record()?;
        (record.standing == Standing::Solved).then_some((record.seconds, record.hints))
    }

    /// The progress of a puzzle on this device.
    pub fn standing(&self, source: &NumberSource) -> Option<Standing> {
        Some(self.records.of(&self.name_of(source))?.standing)
    }

    /// The name under which the puzzle is stored.
    pub fn name(&self) -> String {
        self.name_of(&self.position().source)
    }

    fn name_of(&self, source: &NumberSource) -> String {
        let mut source = source.clone();
        if let NumberSource::Day(day, _) = &mut source {
            day.get_or_insert(self.today);
        }
        Link::of(&NumbersLink::from(source)).to_string()
    }

    /// The record of the puzzle.
    pub fn record(&self) -> Option<Record> {
        self.records.of(&self.name()).cloned()
    }
}

/// The puzzle of a record with the visitor's numbers.
fn left(record: &Record) -> NumbersLink {
    Link::read(&record.position).0.screen.read().0
}
