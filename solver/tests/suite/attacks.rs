use bezzel_solver::board::Square;
use bezzel_solver::queens::{
    Conflict, Direction, Line, Piece, Placement, attacked, conflicts, first_piece, is_solution,
};
use proptest::prelude::*;

use crate::brute_force;
use crate::strategies::{pieces, placements};

/// Whether a piece on `from` attacks `to`, with the pieces between them in its way.
pub fn attacks(placement: &Placement, from: Square, to: Square, piece: Piece) -> bool {
    match brute_force::line(from, to, piece) {
        None => false,
        Some(Line::KnightMove) => true,
        Some(_) => between(from, to).all(|square| !placement.contains(square)),
    }
}

fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = |start: u32, end: u32, at: u32| match start.cmp(&end) {
        std::cmp::Ordering::Less => start + at,
        std::cmp::Ordering::Equal => start,
        std::cmp::Ordering::Greater => start - at,
    };
    let distance = from
        .row
        .abs_diff(to.row)
        .max(from.column.abs_diff(to.column));
    (1..distance)
        .map(move |at| Square::new(step(from.row, to.row, at), step(from.column, to.column, at)))
}

fn full(n: u32) -> Placement {
    let mut board = Placement::empty(n).expect("in range");
    for square in board.size().squares() {
        board.insert(square);
    }
    board
}

#[test]
fn a_full_board_of_the_largest_size() {
    let board = full(64);
    assert_eq!(board.len(), 64 * 64);
    assert_eq!(attacked(&board, Piece::Queen), board);
    let found = conflicts(&board, Piece::Queen);
    assert_eq!(found.len(), 2 * 64 * 63 + 2 * 63 * 63);
    let found = conflicts(&board, Piece::Superqueen);
    let knight_moves = found.iter().filter(|found| found.line == Line::KnightMove);
    assert_eq!(knight_moves.count(), 4 * 63 * 62);
}

#[test]
fn a_solution_of_the_largest_size() {
    let evens_then_odds: Vec<u8> = (2..=64).step_by(2).chain((1..=63).step_by(2)).collect();
    let mut board = Placement::from_columns(&evens_then_odds).unwrap();
    assert!(is_solution(&board, Piece::Queen));
    assert!(!is_solution(&board, Piece::Superqueen));
    assert!(board.remove(Square::new(63, 62)));
    assert!(!is_solution(&board, Piece::Queen));
}

#[test]
fn squares_off_the_board_hold_nothing() {
    let mut board = full(3);
    for square in [
        Square::new(3, 0),
        Square::new(0, 3),
        Square::new(u32::MAX, u32::MAX),
    ] {
        assert!(!board.contains(square));
        assert!(!board.insert(square) && !board.remove(square) && !board.toggle(square));
    }
    assert_eq!(board, full(3));
    board.clear();
    assert_eq!(board, Placement::empty(3).unwrap());
}

proptest! {
    #[test]
    fn the_first_pieces_around_a_square_are_the_queens_that_attack_it(
        board in placements(12),
        row in 0..12_u32,
        column in 0..12_u32,
    ) {
        let from = Square::new(row % board.n(), column % board.n());
        let mut met: Vec<Square> = Direction::ALL
            .into_iter()
            .filter_map(|direction| first_piece(&board, from, direction))
            .collect();
        met.sort_unstable();
        let attackers: Vec<Square> = board
            .squares()
            .filter(|&held| held != from)
            .filter(|&held| attacks(&board, held, from, Piece::Queen))
            .collect();
        prop_assert_eq!(met, attackers);
    }

    #[test]
    fn placements_are_sets(board in placements(12), row in 0..12_u32, column in 0..12_u32) {
        let square = Square::new(row, column);
        let squares: Vec<Square> = board.squares().collect();
        prop_assert_eq!(squares.len(), board.len());
        prop_assert!(squares.is_sorted_by(|a, b| a < b));
        prop_assert!(squares.iter().all(|&held| board.contains(held)));

        let on_board = board.size().contains(square);
        let mut with = board.clone();
        prop_assert_eq!(with.insert(square), on_board && !board.contains(square));
        prop_assert_eq!(with.contains(square), on_board);
        let mut without = with.clone();
        prop_assert_eq!(without.remove(square), on_board);
        prop_assert!(!without.contains(square));
        let mut toggled = board.clone();
        let held = toggled.toggle(square);
        prop_assert_eq!(&toggled, if held { &with } else { &without });
        toggled.toggle(square);
        prop_assert_eq!(toggled, board);
    }

    #[test]
    fn conflicts_are_the_pairs_that_attack_each_other(
        board in placements(12),
        piece in pieces(),
    ) {
        let mut expected = Vec::new();
        for a in board.squares() {
            for b in board.squares().filter(|&b| a < b) {
                if attacks(&board, a, b, piece) {
                    let line = brute_force::line(a, b, piece).unwrap();
                    expected.push(Conflict { a, b, line });
                }
            }
        }
        prop_assert_eq!(conflicts(&board, piece), expected);
    }

    #[test]
    fn attacked_squares_are_those_that_another_piece_attacks(
        board in placements(16),
        piece in pieces(),
    ) {
        let mut expected = Placement::empty(board.n()).unwrap();
        for square in board.size().squares() {
            let mut others = board.squares().filter(|&other| other != square);
            if others.any(|other| attacks(&board, other, square, piece)) {
                expected.insert(square);
            }
        }
        prop_assert_eq!(attacked(&board, piece), expected);
    }

    #[test]
    fn attacked_squares_of_large_boards(board in placements(64), piece in pieces()) {
        let all = attacked(&board, piece);
        let found = conflicts(&board, piece);
        for square in board.squares() {
            let in_conflict = found.iter().any(|found| found.a == square || found.b == square);
            prop_assert_eq!(all.contains(square), in_conflict);
        }
    }

    #[test]
    fn solutions_have_n_pieces_and_no_conflict(
        columns in (1..=9_u8)
            .prop_flat_map(|n| Just((1..=n).collect::<Vec<u8>>()).prop_shuffle()),
        piece in pieces(),
    ) {
        let board = Placement::from_columns(&columns).unwrap();
        prop_assert_eq!(is_solution(&board, piece), conflicts(&board, piece).is_empty());
    }
}
