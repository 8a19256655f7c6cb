//! The boards that have tours: the theorems, and the numbers of starts and of pairs of ends that are
//! known of small boards.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, KnightError, NoTour, Reason, TourRequest, refutation, verdict};

/// Rows, columns, and the number of ordered pairs of ends that a tour joins.
const PAIRS: [(u32, u32, usize); 25] = [
    (3, 4, 14),
    (3, 5, 0),
    (3, 6, 0),
    (3, 7, 34),
    (3, 8, 144),
    (3, 9, 100),
    (3, 10, 294),
    (3, 11, 260),
    (3, 12, 586),
    (4, 4, 0),
    (4, 5, 36),
    (4, 6, 64),
    (4, 7, 98),
    (4, 8, 128),
    (4, 9, 162),
    (5, 5, 84),
    (5, 6, 356),
    (5, 7, 306),
    (5, 8, 730),
    (5, 9, 506),
    (5, 11, 756),
    (6, 6, 648),
    (6, 7, 882),
    (7, 7, 600),
    (8, 8, 2048),
];

fn exists(board: &Board, request: TourRequest) -> bool {
    match verdict(board, &request) {
        Ok(()) => true,
        Err(NoTour::Impossible(_)) => false,
        Err(error) => panic!("{request:?} on {}: {error}", board.size()),
    }
}

fn whole(rows: u32, columns: u32) -> Board {
    Board::from(Size::new(rows, columns).expect("in range"))
}

fn reason(board: &Board, request: TourRequest) -> Reason {
    match verdict(board, &request) {
        Err(NoTour::Impossible(reason)) => reason,
        other => panic!("expected a reason, found {other:?}"),
    }
}

#[test]
fn as_many_pairs_of_ends_as_are_known() {
    for (rows, columns, expected) in PAIRS {
        for board in [whole(rows, columns), whole(columns, rows)] {
            let squares: Vec<Square> = board.squares().collect();
            let pairs = squares.iter().flat_map(|&start| {
                let open = TourRequest::open().from(start);
                squares.iter().map(move |&end| open.to(end))
            });
            let found = pairs.filter(|&pair| exists(&board, pair)).count();
            assert_eq!(found, expected, "{}", board.size());
        }
    }
}

#[test]
fn a_start_has_a_tour_if_one_of_its_pairs_has() {
    for rows in 1..=7 {
        for columns in 1..=12 {
            let board = whole(rows, columns);
            let mut any = false;
            for start in board.squares() {
                let from = TourRequest::open().from(start);
                let paired = board.squares().any(|end| exists(&board, from.to(end)));
                assert_eq!(
                    exists(&board, from),
                    paired,
                    "{start:?} on {}",
                    board.size()
                );
                assert_eq!(exists(&board, TourRequest::open().to(start)), paired);
                any |= paired;
            }
            assert_eq!(exists(&board, TourRequest::open()), any, "{}", board.size());
        }
    }
}

#[test]
fn the_starts_of_small_boards() {
    let starts = |rows, columns| -> Vec<String> {
        let board = whole(rows, columns);
        let size = board.size();
        board
            .squares()
            .filter(|&start| !exists(&board, TourRequest::open().from(start)))
            .map(|square| square.name(size))
            .collect()
    };
    assert_eq!(starts(3, 4), ["b3", "c3", "b2", "c2", "b1", "c1"]);
    // The right colour, but for the centre.
    assert_eq!(starts(3, 7).len(), 10 + 1);
    assert!(starts(3, 7).contains(&"d2".to_owned()));
    assert_eq!(starts(3, 8), ["c2", "f2"]);
    for columns in 9..=14 {
        assert_eq!(
            starts(3, columns).len(),
            columns as usize * 3 / 2 * (columns as usize % 2)
        );
    }
    for columns in 5..=10 {
        assert_eq!(starts(4, columns).len(), 2 * columns as usize);
    }
    for rows in 5..=16 {
        for columns in 5..=16 {
            let wrong_colour = (rows * columns / 2 * (rows * columns % 2)) as usize;
            assert_eq!(starts(rows, columns).len(), wrong_colour);
        }
    }
}

/// Schwenk's theorem, as he puts it.
#[test]
fn closed_tours_of_all_boards_up_to_forty() {
    for m in 1..=40 {
        for n in m..=40 {
            let none = m % 2 == 1 && n % 2 == 1
                || matches!(m, 1 | 2 | 4)
                || m == 3 && matches!(n, 4 | 6 | 8);
            for board in [whole(m, n), whole(n, m)] {
                assert_eq!(exists(&board, TourRequest::closed()), !none, "{m} x {n}");
            }
        }
    }
}

#[test]
fn boards_without_holes_are_never_unknown_and_never_slow() {
    for (rows, columns) in [
        (3, 999_999),
        (4, 1_000_000),
        (1_000_000, 5),
        (999_999, 999_999),
    ] {
        let board = whole(rows, columns);
        let request = TourRequest::open().from(Square::new(0, 0));
        assert!(exists(&board, request), "{}", board.size());
        let last = Square::new(rows - 1, columns - 1);
        let expected = Square::new(0, 0).is_dark(board.size()) == last.is_dark(board.size());
        let odd = board.area() % 2 == 1;
        assert_eq!(exists(&board, request.to(last)), expected == odd);
    }
}

#[test]
fn reasons_name_what_is_wrong() {
    let words = |rows, columns, request| reason(&whole(rows, columns), request).to_string();
    let at = Square::new;
    assert_eq!(
        words(3, 5, TourRequest::closed()),
        "there are 8 dark and 7 light squares, but the colour changes at each move"
    );
    assert_eq!(
        words(5, 5, TourRequest::open().from(at(0, 1))),
        "there is one dark square more than of the other colour, so a tour starts and ends on that \
         colour, which b5 does not have"
    );
    assert_eq!(
        words(8, 8, TourRequest::open().from(at(7, 0)).to(at(0, 7))),
        "a1 and h8 are of one colour, but with as many dark as light squares a tour ends on the \
         other colour than it starts"
    );
    assert_eq!(
        words(6, 6, TourRequest::open().from(at(5, 0)).to(at(5, 0))),
        "the tour cannot start and end on a1, as no square is visited twice"
    );
    assert_eq!(
        words(9, 4, TourRequest::open().to(at(3, 2))),
        "with four rows or columns a tour starts and ends in the outer ones, and c6 is not there"
    );
    assert_eq!(words(3, 3, TourRequest::open()), "no move leads to b2");
    assert_eq!(
        words(6, 3, TourRequest::closed()),
        "without c4, a4 the board falls into 3 pieces, and a closed tour into at most 2"
    );
    assert_eq!(
        words(4, 4, TourRequest::open()),
        "without b2, b3, c2, c3 the board falls into 6 pieces, and an open tour into at most 5"
    );
    assert_eq!(reason(&whole(2, 9), TourRequest::open()), Reason::TooNarrow);
    assert_eq!(
        reason(&whole(1, 1), TourRequest::closed()),
        Reason::SingleSquare
    );
    assert_eq!(
        reason(
            &whole(5, 5),
            TourRequest::open().from(at(2, 2)).to(at(1, 1))
        ),
        Reason::NoCorner
    );
}

#[test]
fn one_square_is_a_tour() {
    let board = whole(1, 1);
    let only = Square::new(0, 0);
    assert!(exists(&board, TourRequest::open()));
    assert!(exists(&board, TourRequest::open().from(only).to(only)));
}

#[test]
fn holes_refute_what_they_refute() {
    let size = Size::square(5).unwrap();
    let with_holes = |names: &[&str]| {
        let holes = names
            .iter()
            .map(|name| Square::from_name(name, size).unwrap());
        Board::new(size, holes.collect()).unwrap()
    };
    assert_eq!(
        verdict(&with_holes(&["c3"]), &TourRequest::closed()),
        Err(NoTour::Undecided { steps: 0 })
    );
    assert_eq!(
        reason(&with_holes(&["b3", "c2"]), TourRequest::open()),
        Reason::CutOff {
            square: Square::from_name("a1", size).unwrap(),
            size
        }
    );
    assert_eq!(
        reason(&with_holes(&["b3"]), TourRequest::closed()).to_string(),
        "only one move leads to a5, so a tour that gets there cannot go on"
    );
    assert_eq!(
        reason(&with_holes(&["b3", "d3", "a2"]), TourRequest::open()).to_string(),
        "only one move leads to e5, only one to a1, and there are more such squares than the tour \
         has ends left to choose"
    );
    assert_eq!(
        reason(&with_holes(&["a5", "e5", "a1"]), TourRequest::open()),
        Reason::Colours {
            dark: 10,
            light: 12
        }
    );

    // 3 1 1 1 # # 2 2 2
    // 2 1 # 1 # # 2 # 2
    // 1 1 1 1 # # 2 2 2
    //   a b c d e f g h
    let size = Size::new(3, 8).unwrap();
    let gap = size
        .squares()
        .filter(|square| matches!(square.column, 3 | 4));
    let centres = [Square::new(1, 1), Square::new(1, 6)];
    let rings = Board::new(size, gap.chain(centres).collect()).unwrap();
    assert_eq!(
        reason(&rings, TourRequest::open()).to_string(),
        "no moves lead from a3 to f3"
    );
}

#[test]
fn requests_that_make_no_sense() {
    let size = Size::square(5).unwrap();
    let corner = Square::new(0, 0);
    let board = Board::new(size, vec![corner]).unwrap();
    let outside = Square::new(5, 9);
    let refused = |request: TourRequest| verdict(&board, &request).unwrap_err();
    assert_eq!(
        refused(TourRequest::open().from(corner)).to_string(),
        "the knight cannot start at a5, a hole of the board"
    );
    assert_eq!(
        refused(TourRequest::open().to(outside)).to_string(),
        "the knight cannot end at j0, off the board of 5x5"
    );
    assert_eq!(
        refused(TourRequest::closed().to(Square::new(1, 1))),
        NoTour::Request(KnightError::EndOfClosed)
    );
    let empty = Board::new(size, size.squares().collect()).unwrap();
    assert_eq!(
        verdict(&empty, &TourRequest::open()),
        Err(NoTour::Request(KnightError::NoSquare { size }))
    );
}

#[test]
fn the_verdict_of_a_size_is_that_of_its_board() {
    for rows in 1..=24 {
        for columns in 1..=24 {
            let board = whole(rows, columns);
            for request in [TourRequest::open(), TourRequest::closed()] {
                let expected = match verdict(&board, &request) {
                    Ok(()) => None,
                    Err(NoTour::Impossible(reason)) => Some(reason),
                    other => panic!("{rows}x{columns}: {other:?}"),
                };
                let found = refutation(board.size(), request.kind);
                assert_eq!(found, expected, "{rows}x{columns}");
            }
        }
    }
}
