//! A puzzle that the visitor makes: given queens, painted regions.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{Kind, Puzzle, Rule};

/// A puzzle of a kind, a rule and a size, with as much as fits of another.
pub(super) fn redrawn(kind: Kind, rule: Rule, n: u32, from: Option<&Puzzle>) -> Option<Puzzle> {
    let from = from.filter(|puzzle| puzzle.n() == n);
    let given = match from {
        Some(puzzle) => puzzle.given().clone(),
        None => Placement::empty(n).ok()?,
    };
    let puzzle = Puzzle::new(rule, given).ok()?;
    if kind == Kind::Complete {
        return Some(puzzle);
    }
    let regions = from.and_then(Puzzle::regions_text);
    // Rows, until they are painted over.
    let rows = || {
        let rows = (0..n).flat_map(|row| (0..n).map(move |_| char::from(b'a' + row as u8)));
        rows.collect()
    };
    puzzle.with_regions(&regions.unwrap_or_else(rows)).ok()
}

/// Gives the queen of a square, or takes it away.
pub(super) fn toggled(puzzle: &Puzzle, square: Square) -> Option<Puzzle> {
    let mut given = puzzle.given().clone();
    given.toggle(square);
    let changed = Puzzle::new(puzzle.rule(), given).ok()?;
    match puzzle.regions_text() {
        Some(regions) => changed.with_regions(&regions).ok(),
        None => Some(changed),
    }
}

/// Paints a square with a region; `None` if that would take the last square of another.
pub(super) fn painted(puzzle: &Puzzle, square: Square, region: u32) -> Option<Puzzle> {
    let n = puzzle.n();
    if region >= n || !puzzle.given().size().contains(square) {
        return None;
    }
    let at = (square.row * n + square.column) as usize;
    let mut regions: Vec<u8> = puzzle.regions_text()?.into_bytes();
    *regions.get_mut(at)? = b'a' + region as u8;
    let regions = String::from_utf8(regions).ok()?;
    puzzle.clone().with_regions(&regions).ok()
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;

    fn regions(puzzle: &Puzzle) -> String {
        puzzle.regions_text().unwrap()
    }

    #[test]
    fn a_draft_keeps_what_fits() {
        let chess = Rule::Chess(Piece::Queen);
        let first = redrawn(Kind::Regions, chess, 5, None).unwrap();
        assert_eq!(regions(&first), "aaaaabbbbbcccccdddddeeeee");
        let given = toggled(&first, Square::new(0, 1)).unwrap();
        let painted = painted(&given, Square::new(1, 0), 0).unwrap();
        let touch = redrawn(Kind::Regions, Rule::Touch, 5, Some(&painted)).unwrap();
        assert_eq!(regions(&touch), "aaaaaabbbbcccccdddddeeeee");
        assert_eq!(touch.given().len(), 1);
        let complete = redrawn(Kind::Complete, chess, 5, Some(&touch)).unwrap();
        assert_eq!((complete.regions(), complete.given().len()), (None, 1));
        let larger = redrawn(Kind::Complete, chess, 6, Some(&complete)).unwrap();
        assert!(larger.given().is_empty());
    }

    #[test]
    fn no_region_loses_its_last_square() {
        let chess = Rule::Chess(Piece::Queen);
        let mut puzzle = redrawn(Kind::Regions, chess, 5, None).unwrap();
        for column in 0..4 {
            puzzle = painted(&puzzle, Square::new(0, column), 1).unwrap();
        }
        assert_eq!(painted(&puzzle, Square::new(0, 4), 1), None);
        assert_eq!(painted(&puzzle, Square::new(0, 4), 5), None);
    }
}
