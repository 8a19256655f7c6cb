//! Boards that a few squares hold together: take k squares away from a ring, and at most k pieces are left; from a path, at
//! most k + 1. A board that falls into more has no such tour.

use crate::board::{Size, Square};
use crate::knight::{Board, TourKind};

/// Rows, columns, the tours that there are not, and the squares to take away.
const CUTS: [(u32, u32, TourKind, &[&str]); 5] = [
    (3, 4, TourKind::Closed, &["b1", "b3"]),
    (3, 6, TourKind::Closed, &["c1", "c3"]),
    (3, 5, TourKind::Open, &["b1", "b3", "c2", "d1", "d3"]),
    (3, 6, TourKind::Open, &["c1", "c2", "c3", "d1", "d2", "d3"]),
    (4, 4, TourKind::Open, &["b2", "b3", "c2", "c3"]),
];

/// The squares without which a board falls into more pieces than such a tour could, for small boards where a reader can
/// count the pieces: 3 x 4 and 3 x 6 for closed tours; 3 x 5, 3 x 6 and 4 x 4 for open ones. It is empty for all other
/// boards.
pub fn cut(size: Size, kind: TourKind) -> Vec<Square> {
    let (rows, columns) = (size.rows(), size.columns());
    CUTS.into_iter()
        .find(|&(short, long, of, _)| {
            of == kind && (short, long) == (rows.min(columns), rows.max(columns))
        })
        .into_iter()
        .flat_map(|(short, long, _, names)| {
            let lying = Size::new(short, long);
            names.iter().filter_map(move |name| {
                let square = Square::from_name(name, lying.clone().ok()?).ok()?;
                let turned = Square::new(square.column, square.row);
                Some(if rows <= columns { square } else { turned })
            })
        })
        .collect()
}

/// The pieces into which a board with such squares falls.
pub fn pieces(size: Size, kind: TourKind) -> usize {
    let rest = Board::new(size, cut(size, kind)).and_then(|board| board.components());
    rest.map_or(0, |pieces| pieces.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares of a piece, by walking from square to square: the same as `Board::components` finds in another way.
    fn joined(squares: &[Square]) -> usize {
        let mut left = squares.to_vec();
        let mut pieces = 0;
        while let Some(first) = left.pop() {
            pieces += 1;
            let mut waiting = vec![first];
            while let Some(from) = waiting.pop() {
                let near = |to: &Square| {
                    let apart = (from.row.abs_diff(to.row), from.column.abs_diff(to.column));
                    matches!(apart, (1, 2) | (2, 1))
                };
                waiting.extend(left.iter().copied().filter(near));
                left.retain(|to| !near(to));
            }
        }
        pieces
    }

    #[test]
    fn each_cut_leaves_more_pieces_than_a_tour_would() {
        for (short, long, kind, names) in CUTS {
            for size in [Size::new(short, long), Size::new(long, short)] {
                let size = size.unwrap();
                let removed = cut(size, kind);
                assert_eq!(removed.len(), names.len(), "{size}");
                let rest: Vec<_> = size
                    .squares()
                    .filter(|square| !removed.contains(square))
                    .collect();
                let most = removed.len() + usize::from(!kind.is_closed());
                assert!(joined(&rest) > most, "{size}, {kind}");
                assert_eq!(joined(&rest), pieces(size, kind), "{size}, {kind}");
            }
        }
    }

    /// 3 x 8 has no closed tour either, and no argument of this kind with up to seven squares.
    #[test]
    fn three_times_eight_does_not_fall_apart() {
        let size = Size::new(3, 8).unwrap();
        let squares: Vec<_> = size.squares().collect();
        // The pieces are counted without the squares whose bits are set: some 500,000 sets.
        let near: Vec<u32> = squares
            .iter()
            .map(|&from| {
                let board = Board::from(size);
                board
                    .neighbours(from)
                    .map(|to| 1 << (to.row * 8 + to.column))
                    .sum()
            })
            .collect();
        let pieces = |mut left: u32| {
            let mut pieces = 0;
            while left != 0 {
                pieces += 1;
                let mut waiting = left & left.wrapping_neg();
                left ^= waiting;
                while waiting != 0 {
                    let reached = near[waiting.trailing_zeros() as usize] & left;
                    waiting = (waiting & (waiting - 1)) | reached;
                    left ^= reached;
                }
            }
            pieces
        };
        let all = (1_u32 << 24) - 1;
        for count in 1..=7 {
            // The next larger number with as many bits.
            let mut removed: u32 = (1 << count) - 1;
            while removed <= all {
                assert!(pieces(all ^ removed) <= count, "{removed:b}");
                let lowest = removed & removed.wrapping_neg();
                let carried = removed + lowest;
                removed = carried | (((carried ^ removed) / lowest) >> 2);
            }
        }
    }
}
