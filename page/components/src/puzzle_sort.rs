//! The sort of puzzle that the visitor chose last, kept on the device: the bare link of the puzzles opens it.

use super::keeps;
use crate::link::{Link, PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::storage::Stored;

/// Holds the link of today's puzzle of this sort.
const KEY: &str = "bezzel.puzzles.sort";

/// The preferred sort; within another page and at first the default.
pub fn preferred_sort() -> PuzzleSpec {
    let stored = keeps().then(|| Stored::OnDevice.get(KEY)).flatten();
    stored.and_then(|text| read(&text)).unwrap_or_default()
}

/// Keeps the sort for later visits, except within another page; the default is not stored.
pub fn prefer_sort(spec: PuzzleSpec) {
    if keeps() {
        let chosen = (spec != PuzzleSpec::default()).then(|| written(spec));
        Stored::OnDevice.set(KEY, chosen.as_deref());
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
