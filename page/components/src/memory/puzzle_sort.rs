//! The sorts of puzzles that the visitor chose last, stored on the device: the bare link of the puzzles opens one of queens, and
//! the choice of the kind one of the knight.

use super::stored_history::stores;
use crate::link::{Grade, Link, PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::named::Named;
use crate::storage::Stored;

/// Holds the link of today's puzzle of this sort.
const KEY: &str = "bezzel.puzzles.sort";
/// Holds the grade of the knight's puzzles.
const KNIGHT: &str = "bezzel.puzzles.knight";

/// The preferred sort; within another page and at first the default.
pub fn preferred_sort() -> PuzzleSpec {
    stored(KEY).and_then(|text| read(&text)).unwrap_or_default()
}

/// Keeps the sort for later visits, except within another page; the default is not stored.
pub fn prefer_sort(spec: PuzzleSpec) {
    let chosen = (spec != PuzzleSpec::default()).then(|| written(spec));
    store(KEY, chosen.as_deref());
}

/// The grade of the knight's puzzles that was chosen last; within another page and at first the lowest.
pub fn preferred_knight_grade() -> Grade {
    let grade = stored(KNIGHT).and_then(|name| Grade::from_name(&name));
    grade.unwrap_or(Grade::One)
}

/// Keeps the grade of the knight's puzzles for later visits, except within another page; the lowest is not stored.
pub fn prefer_knight_grade(grade: Grade) {
    store(KNIGHT, (grade != Grade::One).then(|| grade.name()));
}

fn stored(key: &str) -> Option<String> {
    stores().then(|| Stored::OnDevice.get(key)).flatten()
}

fn store(key: &str, chosen: Option<&str>) {
    if stores() {
        Stored::OnDevice.set(key, chosen);
    }
}

fn written(spec: PuzzleSpec) -> String {
    Link::of(&PuzzlesLink::from(PuzzleSource::Day(None, spec))).to_string()
}

fn read(text: &str) -> Option<PuzzleSpec> {
    let link: PuzzlesLink = Link::read(text).0.screen.read().0;
    match link.source {
        PuzzleSource::Day(_, spec) => Some(spec),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::puzzle::{Kind, Rule};

    use super::*;
    use crate::link::Grade;

    #[test]
    fn a_sort_is_read_as_it_was_written_and_other_texts_are_none() {
        let spec = PuzzleSpec {
            kind: Kind::Regions,
            rule: Rule::Touch,
            grade: Grade::Three,
        };
        assert_eq!(read(&written(spec)), Some(spec));
        for text in ["", "#/queens?n=5", "#/puzzles?n=8&seed=7", "\0"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
