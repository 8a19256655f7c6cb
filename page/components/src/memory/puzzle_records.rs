//! The puzzles that were begun or solved on this device, with their times.

use std::iter::successors;
use std::rc::Rc;

use crate::link::{Day, Link, PuzzleSource, PuzzlesLink};
use crate::named::Named;
use crate::settings::Solved;

use super::stored_history::stores;

/// The greatest number of stored puzzles, the latest ones: more than a year of four a day.
const MAX_PUZZLES: usize = 2000;

named! {
    /// The progress of a puzzle on this device.
    pub enum Standing {
        /// Something has been put on its squares.
        Begun = "begun",
        /// The puzzle was solved.
        Solved = "solved",
    }
}

/// A puzzle that was begun or solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The link of the puzzle, without the visitor's queens and crosses.
    pub name: String,
    /// The progress.
    pub standing: Standing,
    /// The seconds that the visitor has spent on it.
    pub seconds: u32,
    /// The number of hints that the visitor has read.
    pub hints: u32,
    /// The link with the visitor's queens and crosses.
    pub position: String,
    /// The day on which the visitor solved it. Earlier versions did not write it.
    pub solved_on: Option<Day>,
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
        let solved_on = parts.next().and_then(|day| day.parse().ok());
        Some(Self {
            name,
            standing,
            seconds,
            hints,
            position,
            solved_on,
        })
    }

    fn line(&self) -> String {
        let Self {
            name,
            standing,
            seconds,
            hints,
            position,
            solved_on,
        } = self;
        let standing = standing.name();
        let day = solved_on.map_or_else(String::new, |day| format!(" {day}"));
        format!("{name} {seconds} {hints} {standing} {position}{day}")
    }

    /// Whether it is the puzzle of this day, and was solved on the day or the next one.
    fn is_in_time(&self, day: Day) -> bool {
        let solved_on = |solved: Day| solved == day || solved.yesterday() == Some(day);
        self.solved_on.is_some_and(solved_on) && self.day() == Some(day)
    }

    /// The day whose puzzle it is, if it is one of a day.
    fn day(&self) -> Option<Day> {
        let mut parameters = self.name.split(['?', '&']);
        parameters.find_map(|parameter| parameter.strip_prefix("day=")?.parse().ok())
    }

    /// The visitor's queens and crosses.
    pub fn position(&self) -> PuzzlesLink {
        puzzle_of(&self.position)
    }
}

fn puzzle_of(link: &str) -> PuzzlesLink {
    Link::read(link).0.screen.read().0
}

/// The name under which a puzzle is stored: its link with its day, without the visitor's queens and crosses.
pub fn puzzle_name(source: &PuzzleSource, today: Day) -> String {
    let mut source = source.clone();
    if let PuzzleSource::Day(day, _) = &mut source {
        day.get_or_insert(today);
    }
    Link::of(&PuzzlesLink::from(source)).to_string()
}

/// All stored puzzles, the latest last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRecords(Rc<[Record]>);

impl PuzzleRecords {
    /// The puzzles that are stored on this device; none within another page.
    pub fn stored() -> Self {
        if stores() {
            Self::read(&Solved::Puzzles.all())
        } else {
            Self::default()
        }
    }

    /// Stores them in the place of all, except within another page.
    pub fn store(&self) {
        if stores() {
            Solved::Puzzles.store(&self.lines());
        }
    }

    /// Reads the lines of a store.
    fn read(lines: &[String]) -> Self {
        Self(lines.iter().filter_map(|line| Record::read(line)).collect())
    }

    /// The lines for a store.
    fn lines(&self) -> Vec<String> {
        self.0.iter().map(Record::line).collect()
    }

    /// The record of a name.
    pub fn of(&self, name: &str) -> Option<&Record> {
        self.0.iter().find(|record| record.name == name)
    }

    /// The standing of a puzzle.
    pub fn standing(&self, source: &PuzzleSource, today: Day) -> Option<Standing> {
        Some(self.of(&puzzle_name(source, today))?.standing)
    }

    /// The number of solved puzzles.
    pub fn solved(&self) -> usize {
        let is_solved = |record: &&Record| record.standing == Standing::Solved;
        self.0.iter().filter(is_solved).count()
    }

    /// The records of the days whose text begins so, such as `2026-11`.
    #[must_use]
    pub fn of_days(&self, text: &str) -> Self {
        let start = ["day=", text].concat();
        let of_days = self.0.iter().filter(|record| record.name.contains(&start));
        Self(of_days.cloned().collect())
    }

    /// The number of days in a row of which a puzzle was solved on its day or the next one, up to today, or up to yesterday
    /// while none of today is.
    pub fn days_in_a_row(&self, today: Day) -> usize {
        let is_solved = |day: &Day| self.0.iter().any(|record| record.is_in_time(*day));
        let last = Some(today).filter(is_solved).or_else(|| today.yesterday());
        successors(last, |day| day.yesterday())
            .take_while(is_solved)
            .count()
    }

    /// The same with one more record, or with this one in the place of its puzzle's. The record of a solved puzzle stays.
    #[must_use]
    pub fn with(&self, record: Record) -> Self {
        if self.is_solved(&record.name) {
            return self.clone();
        }
        let others = self.0.iter().filter(|other| other.name != record.name);
        let mut all: Vec<Record> = others.cloned().collect();
        all.push(record);
        let surplus = all.len().saturating_sub(MAX_PUZZLES);
        Self(all.split_off(surplus).into())
    }

    /// The same without the record of a name, unless the puzzle is solved.
    #[must_use]
    pub fn without(&self, name: &str) -> Self {
        let stays = |other: &&Record| other.name != name || other.standing == Standing::Solved;
        Self(self.0.iter().filter(stays).cloned().collect())
    }

    fn is_solved(&self, name: &str) -> bool {
        let record = self.of(name);
        record.is_some_and(|record| record.standing == Standing::Solved)
    }

    /// Whether nothing is stored.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::PuzzleSpec;

    const NAME: &str = "#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=2";

    fn records(lines: &[&str]) -> PuzzleRecords {
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        PuzzleRecords::read(&lines)
    }

    #[test]
    fn records_are_read_as_they_were_written() {
        let line = format!("{NAME} 73 2 begun {NAME}&q=30000000");
        let all = records(&[&line]);
        let record = all.of(NAME).unwrap();
        assert_eq!((record.seconds, record.hints), (73, 2));
        assert_eq!(record.standing, Standing::Begun);
        assert_eq!(record.position().queens.len(), 1);
        assert_eq!(all.lines(), [line]);
    }

    #[test]
    fn lines_of_earlier_versions_are_solved_puzzles_and_others_are_dropped() {
        let all = records(&[
            &format!("{NAME} 73"),
            "#/puzzles",
            "#/puzzles x 1 solved #/puzzles",
        ]);
        assert_eq!(all.lines(), [format!("{NAME} 73 0 solved {NAME}")]);
    }

    #[test]
    fn a_puzzle_has_one_record_and_the_latest_are_stored() {
        let mut all = PuzzleRecords::default();
        for seconds in 0..=MAX_PUZZLES {
            let line = format!("#/puzzles?n=8&seed={seconds} 5 0 begun #/puzzles");
            all = all.with(Record::read(&line).unwrap());
        }
        assert_eq!(all.lines().len(), MAX_PUZZLES);
        let again = all.with(Record::read("#/puzzles?n=8&seed=7 9 0 begun #/puzzles").unwrap());
        assert_eq!(again.lines().len(), MAX_PUZZLES);
        assert!(again.lines().last().unwrap().contains("seed=7 9 0 begun"));
        assert!(again.of("#/puzzles?n=8&seed=0").is_none());
        assert!(
            again
                .without("#/puzzles?n=8&seed=7")
                .of("#/puzzles?n=8&seed=7")
                .is_none()
        );
    }

    #[test]
    fn a_solved_puzzle_stays_solved_whatever_an_older_window_stores() {
        let solved = format!("{NAME} 73 0 solved {NAME}&q=30000000");
        let all = records(&[&solved]);
        let older = Record::read(&format!("{NAME} 2 0 begun {NAME}&q=10000000")).unwrap();
        assert_eq!(all.with(older).lines(), std::slice::from_ref(&solved));
        assert_eq!(all.without(NAME).lines(), [solved]);
    }

    #[test]
    fn days_in_a_row_end_today_or_yesterday() {
        let record = |day: &str, grade: u32, end: &str| {
            let name = format!("#/puzzles?day={day}&kind=regions&rule=touch&grade={grade}");
            let (standing, solved_on) = end.split_once(' ').unwrap_or((end, ""));
            let line = format!("{name} 5 0 {standing} {name} {solved_on}");
            line.trim().to_owned()
        };
        let lines = [
            record("2026-10-30", 1, "solved 2026-10-30"),
            record("2026-11-01", 1, "solved 2026-11-01"),
            record("2026-11-02", 1, "solved 2026-11-03"),
            record("2026-11-02", 4, "solved 2026-11-02"),
            record("2026-11-03", 1, "begun"),
            "#/puzzles?n=8&kind=regions&rule=touch&grade=1&seed=1 5".to_owned(),
        ];
        let all = PuzzleRecords::read(&lines);
        let days = |today: &str| all.days_in_a_row(today.parse().unwrap());
        assert_eq!(
            ["2026-11-02", "2026-11-03", "2026-11-04", "2026-10-31"].map(days),
            [2, 2, 0, 1]
        );
        assert_eq!(all.of_days("2026-11").lines(), lines[1..5]);
    }

    #[test]
    fn a_knights_puzzle_counts_for_its_day() {
        let name = "#/puzzles?kind=knight&day=2026-11-03&grade=1";
        let all = records(&[&format!("{name} 5 0 solved {name}&mine=2b3 2026-11-03")]);
        assert_eq!(all.days_in_a_row("2026-11-03".parse().unwrap()), 1);
        assert_eq!(all.of_days("2026-11"), all);
    }

    #[test]
    fn a_day_whose_puzzle_was_solved_later_or_nobody_knows_when_is_not_in_the_row() {
        let of = |solved: &str| {
            let name = "#/puzzles?day=2026-11-03&kind=regions&rule=touch&grade=1";
            let line = format!("{name} 5 0 solved {name}{solved}");
            records(&[&line]).days_in_a_row("2026-11-04".parse().unwrap())
        };
        let solved = [
            " 2026-11-03",
            " 2026-11-04",
            " 2026-11-05",
            " 2026-11-02",
            " x",
            "",
        ];
        assert_eq!(solved.map(of), [1, 1, 0, 0, 0, 0]);
    }

    #[test]
    fn the_puzzle_of_today_has_the_name_of_its_day() {
        let today = Day::new(2026, 11, 22).unwrap();
        let name = puzzle_name(&PuzzleSource::Day(None, PuzzleSpec::default()), today);
        assert_eq!(
            name,
            "#/puzzles?day=2026-11-22&kind=regions&rule=chess&grade=1"
        );
    }
}
