//! The puzzles that were begun or solved on this device, with their times.

use std::rc::Rc;

use crate::link::{Day, Link, PuzzleSource, PuzzlesLink};
use crate::named::Named;

/// The greatest number of puzzles that are kept, the latest ones.
const MOST: usize = 400;

named! {
    /// The progress of a puzzle on this device.
    pub(super) enum Standing {
        /// Something has been put on its squares.
        Begun = "begun",
        /// The puzzle was solved.
        Solved = "solved",
    }
}

/// A puzzle that was begun or solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The link of the puzzle, without the visitor's queens and crosses.
    pub(super) name: String,
    pub(super) standing: Standing,
    /// The seconds that the visitor has spent on it.
    pub(super) seconds: u32,
    /// The number of hints that the visitor has read.
    pub(super) hints: u32,
    /// The link with the visitor's queens and crosses.
    pub(super) position: String,
}

impl Record {
    /// Reads a line. Earlier versions wrote the name and the seconds of solved puzzles only.
    fn read(line: &str) -> Option<Self> {
        let mut parts = line.split(' ');
        let name = parts.next()?.to_owned();
        let seconds = parts.next()?.parse().ok()?;
        let hints = parts.next().map_or(Some(0), |hints| hints.parse().ok())?;
        let standing = parts
            .next()
            .map_or(Some(Standing::Solved), Standing::from_name)?;
        let position = parts.next().unwrap_or(&name).to_owned();
        Some(Self {
            name,
            standing,
            seconds,
            hints,
            position,
        })
    }

    fn line(&self) -> String {
        let Self {
            name,
            standing,
            seconds,
            hints,
            position,
        } = self;
        let standing = standing.name();
        format!("{name} {seconds} {hints} {standing} {position}")
    }

    /// The visitor's queens and crosses.
    pub(super) fn position(&self) -> PuzzlesLink {
        Link::read(&self.position).0.screen.read().0
    }
}

/// The name under which a puzzle is kept: its link with its day, without the visitor's queens and crosses.
pub(super) fn name(source: &PuzzleSource, today: Day) -> String {
    let mut source = source.clone();
    if let PuzzleSource::Day(day, _) = &mut source {
        day.get_or_insert(today);
    }
    Link::of(&PuzzlesLink::from(source)).to_string()
}

/// All puzzles that are kept, the latest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Kept(Rc<[Record]>);

impl Kept {
    /// Reads the lines of a store.
    pub(super) fn read(lines: &[String]) -> Self {
        Self(lines.iter().filter_map(|line| Record::read(line)).collect())
    }

    /// The lines for a store.
    pub(super) fn lines(&self) -> Vec<String> {
        self.0.iter().map(Record::line).collect()
    }

    /// The record of a name.
    pub(super) fn of(&self, name: &str) -> Option<&Record> {
        self.0.iter().find(|record| record.name == name)
    }

    /// The standing of a puzzle.
    pub(super) fn standing(&self, source: &PuzzleSource, today: Day) -> Option<Standing> {
        Some(self.of(&name(source, today))?.standing)
    }

    /// The number of solved puzzles.
    pub(super) fn solved(&self) -> usize {
        let records = self.0.iter();
        records
            .filter(|record| record.standing == Standing::Solved)
            .count()
    }

    /// The same with one more record, or with this one in the place of its puzzle's.
    pub(super) fn with(&self, record: Record) -> Self {
        let others = self.0.iter().filter(|other| other.name != record.name);
        let mut all: Vec<Record> = others.cloned().collect();
        all.push(record);
        let surplus = all.len().saturating_sub(MOST);
        Self(all.split_off(surplus).into())
    }

    /// The same without the record of a name.
    pub(super) fn without(&self, name: &str) -> Self {
        let others = self.0.iter().filter(|other| other.name != name);
        Self(others.cloned().collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=2";

    fn kept(lines: &[&str]) -> Kept {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        Kept::read(&lines)
    }

    #[test]
    fn records_are_read_as_they_were_written() {
        let line = format!("{NAME} 73 2 begun {NAME}&q=30000000");
        let all = kept(&[&line]);
        let record = all.of(NAME).unwrap();
        assert_eq!((record.seconds, record.hints), (73, 2));
        assert_eq!(record.standing, Standing::Begun);
        assert_eq!(record.position().queens.len(), 1);
        assert_eq!(all.lines(), [line]);
    }

    #[test]
    fn lines_of_earlier_versions_are_solved_puzzles_and_others_are_dropped() {
        let all = kept(&[
            &format!("{NAME} 73"),
            "#/puzzles",
            "#/puzzles x 1 solved #/puzzles",
        ]);
        assert_eq!(all.lines(), [format!("{NAME} 73 0 solved {NAME}")]);
    }

    #[test]
    fn a_puzzle_has_one_record_and_the_latest_are_kept() {
        let mut all = Kept::default();
        for seconds in 0..=MOST {
            let line = format!("#/puzzles?n=8&seed={seconds} 5 0 begun #/puzzles");
            all = all.with(Record::read(&line).unwrap());
        }
        assert_eq!(all.lines().len(), MOST);
        let again = all.with(Record::read("#/puzzles?n=8&seed=7 9").unwrap());
        assert_eq!(again.lines().len(), MOST);
        assert!(again.lines().last().unwrap().contains("seed=7 9 0 solved"));
        assert!(again.of("#/puzzles?n=8&seed=0").is_none());
        assert!(
            again
                .without("#/puzzles?n=8&seed=7")
                .of("#/puzzles?n=8&seed=7")
                .is_none()
        );
    }

    #[test]
    fn the_puzzle_of_today_has_the_name_of_its_day() {
        let today = Day::new(2026, 11, 22).unwrap();
        let name = name(&PuzzlesLink::default().source, today);
        assert_eq!(
            name,
            "#/puzzles?day=2026-11-22&kind=regions&rule=chess&grade=1"
        );
    }
}
