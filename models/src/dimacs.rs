//! Clauses: variable (i - 1) n + j is true if there is a queen in row i and column j.
//!
//! Each row has a queen, and of two squares that attack each other at most one has. There are no further variables, so that
//! each board has one model. Every variable stands in a clause: solvers disagree on the others.

use std::fmt::Write;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Placement};

/// The steps of a queen to later squares, row by row.
const RAYS: [(i32, i32); 4] = [(0, 1), (1, -1), (1, 0), (1, 1)];
/// The jumps of a knight to later squares.
const JUMPS: [(i32, i32); 4] = [(1, -2), (1, 2), (2, -1), (2, 1)];

/// The clauses, below the line with their number. Writing to a string does not fail.
pub fn model(board: &Placement, piece: Piece) -> String {
    let n = board.n();
    let variable = |square: Square| square.row * n + square.column + 1;
    let (mut clauses, mut count) = (String::new(), 0);
    for row in 0..n {
        for column in 0..n {
            let _ = write!(clauses, "{} ", variable(Square::new(row, column)));
        }
        clauses.push_str("0\n");
        count += 1;
    }
    // A large board has hundreds of thousands of these: each number is written once.
    let without: Vec<String> = (1..=n * n)
        .map(|variable| format!("-{variable} "))
        .collect();
    for pair in attacks(board.size(), piece) {
        for square in pair {
            clauses.push_str(&without[(variable(square) - 1) as usize]);
        }
        clauses.push_str("0\n");
        count += 1;
    }
    for square in board.squares() {
        let _ = writeln!(clauses, "{} 0", variable(square));
        count += 1;
    }
    format!("p cnf {} {count}\n{clauses}", n * n)
}

/// The pairs of squares that attack each other.
fn attacks(size: Size, piece: Piece) -> impl Iterator<Item = [Square; 2]> {
    let jumps = if piece.moves_as_knight() {
        &JUMPS[..]
    } else {
        &[]
    };
    size.squares().flat_map(move |from| {
        let moved = move |(down, right): (i32, i32), times: i32| {
            let row = from.row.checked_add_signed(down * times)?;
            let column = from.column.checked_add_signed(right * times)?;
            let to = Square::new(row, column);
            size.contains(to).then_some([from, to])
        };
        let along = move |&ray| (1..).map_while(move |times| moved(ray, times));
        let jumped = jumps.iter().filter_map(move |&jump| moved(jump, 1));
        RAYS.iter().flat_map(along).chain(jumped)
    })
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::conflicts;

    use super::*;

    #[test]
    fn the_pairs_are_those_that_attack_each_other() {
        for (piece, n) in [
            (Piece::Queen, 6),
            (Piece::Superqueen, 6),
            (Piece::Superqueen, 1),
        ] {
            let size = Size::square(n).unwrap();
            let mut found: Vec<_> = attacks(size, piece).collect();
            let squares: Vec<Square> = size.squares().collect();
            let pairs = (0..squares.len()).flat_map(|at| {
                let from = squares[at];
                squares[at + 1..].iter().map(move |&to| [from, to])
            });
            let mut expected: Vec<_> = pairs
                .filter(|&[a, b]| {
                    let mut two = Placement::empty(n).unwrap();
                    two.insert(a);
                    two.insert(b);
                    !conflicts(&two, piece).is_empty()
                })
                .collect();
            let index = |&[a, b]: &[Square; 2]| (size.index(a), size.index(b));
            found.sort_by_key(index);
            expected.sort_by_key(index);
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_line_above_the_clauses_tells_their_number() {
        let mut board = Placement::empty(8).unwrap();
        board.insert(Square::new(1, 2));
        let text = model(&board, Piece::Queen);
        let (head, clauses) = text.split_once('\n').unwrap();
        assert_eq!(head, format!("p cnf 64 {}", clauses.lines().count()));
        assert!(clauses.lines().all(|line| line.ends_with(" 0")));
        assert_eq!(clauses.lines().next_back(), Some("11 0"));
    }
}
