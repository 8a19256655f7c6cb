//! The attacks on a board, and the numbers by which programs measure them.

use bezzel_solver::board::Square;
use bezzel_solver::queens;
use std::collections::BTreeSet;

/// The pairs of queens in one line, also with others between them.
pub fn attacking(squares: &[Square]) -> Vec<(Square, Square)> {
    let mut pairs = Vec::new();
    for (index, &a) in squares.iter().enumerate() {
        for &b in &squares[index + 1..] {
            if queens::Line::between(a, b, queens::Piece::Queen).is_some() {
                pairs.push((a, b));
            }
        }
    }
    pairs
}

/// The numbers by which programs measure the attacks on a board.
pub fn measures(squares: &[Square]) -> Vec<u64> {
    let n = squares.len() as u64;
    let pairs = attacking(squares);
    let attacked: BTreeSet<Square> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
    let (pairs, attacked) = (pairs.len() as u64, attacked.len() as u64);
    let all = n * n.saturating_sub(1) / 2;
    vec![
        pairs,
        2 * pairs,
        all.saturating_sub(pairs),
        attacked,
        n.saturating_sub(attacked),
    ]
}

/// Whether one queen has moved.
pub fn differ_by_one(a: &[Square], b: &[Square]) -> bool {
    a.len() == b.len() && a.iter().filter(|square| !b.contains(square)).count() == 1
}
