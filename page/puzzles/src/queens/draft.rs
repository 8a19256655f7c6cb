//! A puzzle that the visitor makes: given queens, painted regions.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{Kind, Puzzle, Rule};

use crate::components::region_pieces;

/// A puzzle of a kind, a rule and a size, with as much as fits of another.
pub fn redrawn(kind: Kind, rule: Rule, n: u32, from: Option<&Puzzle>) -> Option<Puzzle> {
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

/// Whether a puzzle is one with which its maker begins: without a queen, its regions undivided rows.
pub fn is_blank(puzzle: &Puzzle) -> bool {
    let kind = if puzzle.regions().is_some() {
        Kind::Regions
    } else {
        Kind::Complete
    };
    redrawn(kind, puzzle.rule(), puzzle.n(), None).as_ref() == Some(puzzle)
}

/// Gives the queen of a square, or takes it away.
pub fn toggled(puzzle: &Puzzle, square: Square) -> Option<Puzzle> {
    let mut given = puzzle.given().clone();
    given.toggle(square);
    let changed = Puzzle::new(puzzle.rule(), given).ok()?;
    match puzzle.regions_text() {
        Some(regions) => changed.with_regions(&regions).ok(),
        None => Some(changed),
    }
}

/// The reason why a square is not painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The region would lose its last square.
    Last { region: u32 },
    /// The region would be in two parts without the square.
    Torn { region: u32, square: Square },
    /// The square does not touch the region that it is to join.
    Apart { region: u32, square: Square },
}

/// Paints a square with a region, if both regions stay in one piece.
///
/// # Errors
/// The reason why the square is not painted; `None` if there is no such square or region.
pub fn painted(puzzle: &Puzzle, square: Square, region: u32) -> Result<Puzzle, Option<Refusal>> {
    let old = puzzle.region(square).filter(|_| region < puzzle.n());
    let old = old.ok_or(None)?;
    if old == region {
        return Ok(puzzle.clone());
    }
    let painted = recoloured(puzzle, square, region).ok_or(Refusal::Last { region: old })?;
    // A link may have regions that lie apart: these can be joined, and not torn any further.
    let grows =
        |region| region_pieces(&painted, region).len() > region_pieces(puzzle, region).len();
    if grows(region) {
        return Err(Some(Refusal::Apart { region, square }));
    }
    if grows(old) {
        return Err(Some(Refusal::Torn {
            region: old,
            square,
        }));
    }
    Ok(painted)
}

/// Paints a square with the next region beside it that can have it, so that one press after the other tries them all.
///
/// # Errors
/// The reason why the next one cannot have it; `None` if there is none.
pub fn mended(puzzle: &Puzzle, square: Square) -> Result<Puzzle, Option<Refusal>> {
    let old = puzzle.region(square).ok_or(None)?;
    let Square { row, column } = square;
    let beside = [
        Square::new(row.wrapping_sub(1), column),
        Square::new(row, column + 1),
        Square::new(row + 1, column),
        Square::new(row, column.wrapping_sub(1)),
    ];
    let mut regions: Vec<u32> = beside
        .into_iter()
        .filter_map(|square| puzzle.region(square))
        .filter(|region| *region != old)
        .collect();
    regions.sort_unstable_by_key(|region| (*region < old, *region));
    regions.dedup();
    let mut refusal = None;
    for region in regions {
        match painted(puzzle, square, region) {
            Err(reason) => refusal = refusal.or(reason),
            painted => return painted,
        }
    }
    Err(refusal)
}

/// The puzzle with another region on a square; `None` if that takes the last square of a region.
fn recoloured(puzzle: &Puzzle, square: Square, region: u32) -> Option<Puzzle> {
    let at = (square.row * puzzle.n() + square.column) as usize;
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
        let last = Square::new(0, 4);
        assert_eq!(
            painted(&puzzle, last, 1),
            Err(Some(Refusal::Last { region: 0 }))
        );
        assert_eq!(painted(&puzzle, last, 5), Err(None));
        assert_eq!(painted(&puzzle, Square::new(5, 0), 1), Err(None));
    }

    #[test]
    fn a_square_in_doubt_goes_from_region_to_region_around_it() {
        let chess = Rule::Chess(Piece::Queen);
        let rows = redrawn(Kind::Regions, chess, 5, None).unwrap();
        let puzzle = rows.with_regions("aabbbaabbbaccbbddddbeeeee").unwrap();
        // Beside it are a, b and c.
        let square = Square::new(1, 1);
        let mut seen = Vec::new();
        let mut next = puzzle.clone();
        for _ in 0..4 {
            next = mended(&next, square).unwrap();
            seen.push(next.region(square).unwrap());
        }
        assert_eq!(seen, [1, 2, 0, 1]);
        // A row that would be torn stays, and the reason is given.
        let torn = Square::new(4, 1);
        assert_eq!(
            mended(&puzzle, torn),
            Err(Some(Refusal::Torn {
                region: 4,
                square: torn
            }))
        );
    }

    #[test]
    fn no_region_is_torn_apart() {
        let chess = Rule::Chess(Piece::Queen);
        let rows = redrawn(Kind::Regions, chess, 5, None).unwrap();
        let middle = Square::new(1, 2);
        assert_eq!(
            painted(&rows, middle, 0),
            Err(Some(Refusal::Torn {
                region: 1,
                square: middle
            }))
        );
        let far = Square::new(4, 0);
        assert_eq!(
            painted(&rows, far, 0),
            Err(Some(Refusal::Apart {
                region: 0,
                square: far
            }))
        );
        // A region of a link that lies in two pieces is joined again.
        let torn = rows.with_regions("aaaaabbabbcccccdddddeeeee").unwrap();
        assert_eq!(
            painted(&torn, middle, 1),
            Ok(redrawn(Kind::Regions, chess, 5, None).unwrap())
        );
    }
}
