//! Paths of a knight, against their definition written out plainly.

use std::collections::HashSet;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{
    Board, KnightError, Obstacle, Path, Step, TourKind, TourRequest, is_tour, tour,
};
use proptest::prelude::*;

fn is_path(board: &Board, squares: &[Square]) -> bool {
    let distinct: HashSet<_> = squares.iter().collect();
    let moves = squares.windows(2).all(|pair| {
        let rows = pair[0].row.abs_diff(pair[1].row);
        let columns = pair[0].column.abs_diff(pair[1].column);
        rows * columns == 2
    });
    !squares.is_empty()
        && distinct.len() == squares.len()
        && squares.iter().all(|&square| board.contains(square))
        && moves
}

/// Whether these are just the squares of the board that are no holes.
fn visits_all(board: &Board, squares: &[Square]) -> bool {
    let size = board.size();
    let all = (0..size.rows())
        .flat_map(|row| (0..size.columns()).map(move |column| Square::new(row, column)));
    squares.iter().all(|&square| board.contains(square))
        && all
            .filter(|&square| board.contains(square))
            .all(|square| squares.contains(&square))
}

/// Whether a knight's move leads from the last square to the first.
fn comes_back(squares: &[Square]) -> bool {
    squares
        .first()
        .zip(squares.last())
        .is_some_and(|(first, last)| {
            first.row.abs_diff(last.row) * first.column.abs_diff(last.column) == 2
        })
}

/// A small board with a few holes, a square, and digits that often make a path.
fn walks() -> impl Strategy<Value = (Board, Square, String)> {
    (1..=6_u32, 1..=6_u32).prop_flat_map(|(rows, columns)| {
        let square = (0..rows, 0..columns).prop_map(|(row, column)| Square::new(row, column));
        let holes = proptest::collection::vec(square.clone(), 0..=3);
        (holes, square, "[0-7]{0,6}").prop_map(move |(holes, start, digits)| {
            let size = Size::new(rows, columns).expect("in range");
            (Board::new(size, holes).expect("inside"), start, digits)
        })
    })
}

proptest! {
    #[test]
    fn what_is_parsed_is_a_path_and_prints_as_it_was((board, start, digits) in walks()) {
        let mut squares = vec![start];
        let mut at = Some(start);
        for digit in digits.bytes() {
            at = at.and_then(|at| Step::from_digit(digit - b'0')?.taken_from(at, board.size()));
            squares.extend(at);
        }
        let whole = squares.len() == digits.len() + 1;
        match Path::parse(&board, start, &digits) {
            Ok(path) => {
                prop_assert!(whole && is_path(&board, &squares));
                prop_assert_eq!(path.squares(), squares.as_slice());
                prop_assert_eq!(path.digits(), digits);
                let again = Path::new(&board, squares);
                prop_assert_eq!(again.as_ref(), Ok(&path));
            }
            Err(error) => {
                prop_assert!(!whole || !is_path(&board, &squares));
                if let KnightError::Move { number, .. } = error {
                    // All before the named move is a path, and with it there is none.
                    prop_assert!(is_path(&board, &squares[..number]));
                    prop_assert!(squares.len() == number || !is_path(&board, &squares[..=number]));
                }
            }
        }
    }

    #[test]
    fn a_tour_is_a_path_over_all_squares((board, start, digits) in walks(), closed: bool, (other, ..) in walks()) {
        if let Ok(path) = Path::parse(&board, start, &digits) {
            let squares = path.squares();
            // The board itself, the same turned, and any other.
            let turned = Board::from(Size::new(board.size().columns(), board.size().rows()).unwrap());
            for board in [board, turned, other] {
                let all = visits_all(&board, squares);
                let back = comes_back(squares);
                prop_assert_eq!(path.is_tour(&board), all);
                prop_assert_eq!(is_tour(&board, squares, TourKind::Open), all);
                prop_assert_eq!(path.is_closed_tour(&board), all && back);
                prop_assert_eq!(is_tour(&board, squares, TourKind::closed_if(closed)), all && (back || !closed));
            }
        }
    }
}

#[test]
fn tours_are_distinguished_from_other_paths() {
    let size = Size::square(3).unwrap();
    let board = Board::new(size, vec![Square::new(1, 1)]).unwrap();
    let start = Square::from_name("a1", size).unwrap();
    // The ring around the centre, its last move, and one move less.
    for (digits, tour, closed) in [("1723605", true, true), ("172360", false, false)] {
        let path = Path::parse(&board, start, digits).unwrap();
        assert_eq!(path.is_tour(&board), tour, "{digits}");
        assert_eq!(path.is_closed_tour(&board), closed, "{digits}");
    }
    let size = Size::new(3, 4).unwrap();
    let board = Board::from(size);
    let path = Path::parse(
        &board,
        Square::from_name("a3", size).unwrap(),
        "54154145145",
    )
    .unwrap();
    assert!(path.is_tour(&board) && !path.is_closed_tour(&board));
}

#[test]
fn the_first_wrong_move_is_named() {
    let size = Size::square(5).unwrap();
    let board = Board::new(size, vec![Square::new(2, 2)]).unwrap();
    let error = |name: &str, digits: &str| {
        let start = Square::from_name(name, size).unwrap();
        Path::parse(&board, start, digits).unwrap_err().to_string()
    };
    assert_eq!(
        error("a1", "16"),
        "move 2 (digit 6) leads from b3 to a1, which has been visited"
    );
    assert_eq!(
        error("a1", "36"),
        "move 2 (digit 6) leads from c2 to b0, off the board of 5x5"
    );
    assert_eq!(
        error("a1", "12"),
        "move 2 (digit 2) leads from b3 to rank 4, 1 left of file a, off the board of 5x5"
    );
    assert_eq!(
        error("a2", "3"),
        "move 1 (digit 3) leads from a2 to c3, a hole of the board"
    );
    assert_eq!(
        error("a1", "18"),
        "move 2 is written as '8': expected a digit from 0 to 7"
    );
    assert_eq!(
        error("c3", "18"),
        "the knight cannot start at c3, a hole of the board"
    );
}

#[test]
fn squares_that_are_no_path() {
    let board = Board::from(Size::square(5).unwrap());
    let at = Square::new;
    let error = |squares: &[Square]| Path::new(&board, squares.to_vec()).unwrap_err();
    assert_eq!(error(&[]), KnightError::Empty);
    assert_eq!(
        error(&[at(0, 0), at(1, 2), at(2, 2)]).to_string(),
        "move 2 leads from c4 to c3, which is no move of a knight"
    );
    assert!(matches!(
        error(&[at(0, 0), at(1, 2), at(0, 0)]),
        KnightError::Move {
            number: 2,
            why: Obstacle::Visited,
            ..
        }
    ));
    assert!(matches!(
        error(&[at(0, 5)]),
        KnightError::Start {
            why: Obstacle::OffBoard,
            ..
        }
    ));
}

#[test]
fn a_short_path_on_a_board_of_a_billion_squares_needs_little_memory() {
    let board = Board::from(Size::square(1_000_000).unwrap());
    let path = Path::parse(&board, Square::new(500_000, 500_000), "7777").unwrap();
    assert_eq!(path.end(), Square::new(500_008, 500_004));
    assert!(Path::parse(&board, Square::new(500_000, 500_000), "70").is_err());
}

#[test]
fn a_tour_of_one_board_is_none_of_another() {
    let size = Size::new(5, 6).unwrap();
    let path = tour(&Board::from(size), &TourRequest::closed()).unwrap();
    let turned = Board::from(Size::new(6, 5).unwrap());
    assert!(path.is_closed_tour(&Board::from(size)));
    assert!(!path.is_tour(&turned) && !path.is_closed_tour(&turned));
    let path = tour(&Board::from(Size::new(3, 4).unwrap()), &TourRequest::open()).unwrap();
    let row = Board::new(Size::new(1, 13).unwrap(), vec![Square::new(0, 12)]).unwrap();
    assert!(!path.is_tour(&row));
    let holed = Board::new(
        Size::new(3, 5).unwrap(),
        (0..3).map(|row| Square::new(row, 0)).collect(),
    )
    .unwrap();
    assert!(!path.is_tour(&holed));
}
