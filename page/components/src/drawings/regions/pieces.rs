//! The pieces of regions, and the regions that meet.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{House, Puzzle};

/// The squares of a region, apart for each piece of it. A region of a generated puzzle is one piece.
pub fn region_pieces(puzzle: &Puzzle, region: u32) -> Vec<Vec<Square>> {
    let mut rest = puzzle.squares(House::Region(region));
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let mut piece = vec![rest.remove(0)];
        let mut at = 0;
        while let Some(&square) = piece.get(at) {
            let (joined, apart) = rest
                .into_iter()
                .partition(|&other| are_beside(square, other));
            piece.extend::<Vec<Square>>(joined);
            rest = apart;
            at += 1;
        }
        pieces.push(piece);
    }
    pieces
}

/// The pairs of regions that meet, along an edge or at a corner, the smaller number first.
pub fn meeting_regions(puzzle: &Puzzle) -> Vec<[u32; 2]> {
    let mut pairs = Vec::new();
    for square in puzzle.given().size().squares() {
        let Square { row, column } = square;
        for (row, column) in [
            (row, column + 1),
            (row + 1, column),
            (row + 1, column + 1),
            (row + 1, column.wrapping_sub(1)),
        ] {
            let other = Square::new(row, column);
            if let [Some(a), Some(b)] = [square, other].map(|square| puzzle.region(square))
                && a != b
            {
                pairs.push([a.min(b), a.max(b)]);
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

fn are_beside(a: Square, b: Square) -> bool {
    a.row.abs_diff(b.row) + a.column.abs_diff(b.column) == 1
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Placement;
    use bezzel_solver::queens::puzzle::Rule;

    use super::*;

    #[test]
    fn pieces_of_regions_and_regions_that_meet_are_found() {
        let open = Puzzle::new(Rule::Touch, Placement::empty(4).unwrap()).unwrap();
        let puzzle = open.with_regions("aabbacbbaccdaddb").unwrap();
        let sizes = |region| {
            region_pieces(&puzzle, region)
                .iter()
                .map(Vec::len)
                .collect::<Vec<_>>()
        };
        assert_eq!(sizes(0), [5]);
        assert_eq!(sizes(1), [4, 1]);
        assert_eq!(sizes(3), [1, 2]);
        assert_eq!(
            meeting_regions(&puzzle),
            [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
        );
    }
}
