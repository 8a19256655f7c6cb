//! A tour is found for each request that has one.

use bezzel_solver::Random;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, NoTour, Path, TourKind, TourRequest, is_tour, tour, verdict};
use proptest::prelude::*;

fn whole(rows: u32, columns: u32) -> Board {
    Board::from(Size::new(rows, columns).expect("in range"))
}

/// Asks for a tour, and checks that it is as requested, or that the verdict says there is none.
fn found(board: &Board, request: TourRequest) -> bool {
    let size = board.size();
    match (verdict(board, &request), tour(board, &request)) {
        (Err(NoTour::Impossible(reason)), Err(NoTour::Impossible(same))) => {
            assert_eq!(reason, same);
            false
        }
        (Ok(()), Ok(path)) => {
            assert!(
                is_tour(board, path.squares(), request.kind),
                "{request:?} on {size}"
            );
            assert!(request.start.is_none_or(|start| path.start() == start));
            assert!(request.end.is_none_or(|end| path.end() == end));
            true
        }
        (verdict, tour) => panic!(
            "{request:?} on {size}: {verdict:?}, but {:?}",
            tour.map(|path| path.digits())
        ),
    }
}

fn pairs(board: &Board) -> impl Iterator<Item = TourRequest> {
    board.squares().flat_map(move |start| {
        let open = TourRequest::open().from(start);
        board.squares().map(move |end| open.to(end))
    })
}

/// Asks for each pair of ends, and returns how many have a tour.
fn found_pairs(rows: u32, columns: u32) -> usize {
    let board = whole(rows, columns);
    pairs(&board).filter(|&pair| found(&board, pair)).count()
}

#[test]
fn every_pair_of_ends_on_a_chess_board() {
    assert_eq!(found_pairs(8, 8), 2048);
}

#[test]
fn every_pair_of_ends_on_small_boards() {
    let known = [
        (5, 5, 84),
        (5, 6, 356),
        (6, 5, 356),
        (5, 7, 306),
        (5, 8, 730),
        (6, 6, 648),
    ];
    for (rows, columns, expected) in known {
        assert_eq!(found_pairs(rows, columns), expected, "{rows} x {columns}");
    }
    for (rows, columns, expected) in [(6, 7, 882), (6, 8, 1152), (7, 7, 600), (8, 7, 1568)] {
        assert_eq!(found_pairs(rows, columns), expected, "{rows} x {columns}");
    }
    for (columns, expected) in [(7, 34), (8, 144), (9, 100), (10, 294), (11, 260), (12, 586)] {
        assert_eq!(found_pairs(3, columns), expected, "3 x {columns}");
        assert_eq!(found_pairs(columns, 3), expected, "{columns} x 3");
    }
    for (columns, expected) in [(5, 36), (6, 64), (7, 98), (8, 128), (9, 162)] {
        assert_eq!(found_pairs(4, columns), expected, "4 x {columns}");
    }
}

/// The boards to which the construction shortens every board, or into which it cuts it, have tours.
#[test]
#[ignore = "looks for 80,000 tours"]
fn every_pair_of_ends_on_the_boards_that_others_are_made_of() {
    for columns in 7..=18 {
        found_pairs(5, columns);
    }
    for rows in 6..=12 {
        for columns in rows..=12 {
            found_pairs(rows, columns);
        }
    }
}

#[test]
fn every_start_of_every_board_up_to_twelve() {
    for rows in 1..=12 {
        for columns in rows..=12 {
            let board = whole(rows, columns);
            found(&board, TourRequest::open());
            found(&board, TourRequest::closed());
            for square in board.squares().step_by(3) {
                found(&board, TourRequest::open().from(square));
                found(&board, TourRequest::open().to(square));
                found(&board, TourRequest::closed().from(square));
            }
        }
    }
}

/// Boards up to 60 x 60, often narrow ones, and requests that often sit at the borders.
fn requests() -> impl Strategy<Value = (Board, TourRequest)> {
    let side = prop_oneof![1..=12_u32, 1..=60_u32];
    (side.clone(), side).prop_flat_map(|(rows, columns)| {
        let along = |side: u32| prop_oneof![0..side, 0..side.min(5), side.saturating_sub(5)..side];
        let square =
            (along(rows), along(columns)).prop_map(|(row, column)| Square::new(row, column));
        let start = proptest::option::weighted(0.9, square.clone());
        let end = proptest::option::weighted(0.8, square);
        (start, end, proptest::bool::weighted(0.2)).prop_map(move |(start, end, closed)| {
            let end = end.filter(|_| !closed);
            (
                whole(rows, columns),
                TourRequest {
                    start,
                    end,
                    kind: TourKind::closed_if(closed),
                },
            )
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn each_request_is_met_or_refuted((board, request) in requests()) {
        found(&board, request);
    }
}

#[test]
fn the_ends_of_large_boards() {
    for (rows, columns) in [
        (1000, 1000),
        (999, 1000),
        (997, 999),
        (5, 20_001),
        (3, 30_000),
        (4, 9_999),
    ] {
        let board = whole(rows, columns);
        let corner = Square::new(0, 0);
        let last = Square::new(rows - 1, columns - 1);
        let before = Square::new(rows - 1, columns - 2);
        let from = TourRequest::open().from(corner);
        assert!(found(&board, from.to(last)) || found(&board, from.to(before)));
        found(&board, TourRequest::closed().from(last));
        found(
            &board,
            TourRequest::open().from(Square::new(rows / 2, columns / 2)),
        );
    }
}

#[test]
fn what_is_too_large_to_write_down() {
    let board = whole(4096, 4096);
    let size = board.size();
    assert_eq!(
        tour(&board, &TourRequest::closed()),
        Err(NoTour::TooLarge { size })
    );
}

#[test]
fn tours_around_a_hole_in_the_centre() {
    let size = Size::square(7).unwrap();
    let board = Board::new(size, vec![Square::new(3, 3)]).unwrap();
    for start in board.squares() {
        let path = tour(&board, &TourRequest::closed().from(start)).unwrap();
        assert_eq!(path.start(), start);
        assert!(path.is_closed_tour(&board));
    }
}

#[test]
fn holes_in_a_large_board_are_gone_around() {
    for side in [16, 24, 32, 40] {
        let mut random = Random::new(u64::from(side));
        // Two squares side by side, one of each colour, away from the edge.
        let mut pair = || {
            let [row, column] = [(); 2].map(|()| 3 + random.below(side - 7));
            [Square::new(row, column), Square::new(row, column + 1)]
        };
        let holes = (0..3).flat_map(|_| pair()).collect();
        let board = Board::new(Size::square(side).unwrap(), holes).unwrap();
        let a1 = Square::new(side - 1, 0);
        for request in [
            TourRequest::open(),
            TourRequest::open().from(a1),
            TourRequest::closed(),
            TourRequest::closed().from(a1),
        ] {
            let path = tour(&board, &request).expect("a tour");
            assert!(is_tour(&board, path.squares(), request.kind));
            assert!(request.start.is_none_or(|start| path.start() == start));
        }
    }
}

/// Whether a path can be continued over all squares, found by plain trying.
fn can_be_finished(board: &Board, path: &mut Vec<Square>, request: TourRequest) -> bool {
    let at = path[path.len() - 1];
    if path.len() as u64 == board.area() {
        return request.end.is_none_or(|end| end == at)
            && (!request.kind.is_closed() || board.neighbours(at).any(|square| square == path[0]));
    }
    board.neighbours(at).any(|square| {
        if path.contains(&square) {
            return false;
        }
        path.push(square);
        let is_finished = can_be_finished(board, path, request);
        path.pop();
        is_finished
    })
}

/// Boards of up to 4 x 5 or 5 x 4 squares, some of them missing, and requests of squares on them.
fn requests_with_holes() -> impl Strategy<Value = (Board, TourRequest)> {
    let sizes = prop_oneof![Just((4, 5)), Just((5, 4)), Just((3, 6)), Just((3, 4))];
    sizes.prop_flat_map(|(rows, columns)| {
        let square = (0..rows, 0..columns).prop_map(|(row, column)| Square::new(row, column));
        let holes = proptest::collection::vec(square.clone(), 1..=6);
        let ends = [(); 2].map(|()| proptest::option::of(square.clone()));
        (holes, ends, any::<bool>()).prop_map(move |(holes, [start, end], closed)| {
            let size = Size::new(rows, columns).expect("in range");
            let board = Board::new(size, holes).expect("inside");
            let end = end.filter(|&end| !closed && board.contains(end));
            let start = start.filter(|&start| board.contains(start));
            (
                board,
                TourRequest {
                    start,
                    end,
                    kind: TourKind::closed_if(closed),
                },
            )
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn holes_leave_the_tours_that_trying_finds((board, request) in requests_with_holes()) {
        let exists = board
            .squares()
            .filter(|&square| request.start.is_none_or(|start| start == square))
            .any(|start| can_be_finished(&board, &mut vec![start], request));
        match tour(&board, &request) {
            Ok(path) => {
                prop_assert!(exists && is_tour(&board, path.squares(), request.kind));
                prop_assert!(request.start.is_none_or(|start| start == path.start()));
                prop_assert!(request.end.is_none_or(|end| end == path.end()));
            }
            Err(NoTour::Impossible(_)) => prop_assert!(!exists),
            Err(other) => prop_assert!(false, "{}", other),
        }
    }
}

#[test]
fn boards_of_one_and_two_squares() {
    let size = Size::new(2, 3).unwrap();
    let only = |names: &[&str]| {
        let kept: Vec<_> = names
            .iter()
            .map(|name| Square::from_name(name, size).unwrap())
            .collect();
        let holes = size
            .squares()
            .filter(|square| !kept.contains(square))
            .collect();
        (Board::new(size, holes).unwrap(), kept)
    };
    let (board, kept) = only(&["a1"]);
    let path = tour(&board, &TourRequest::open()).unwrap();
    assert_eq!(path.squares(), kept);
    assert!(tour(&board, &TourRequest::closed()).is_err());

    let (board, kept) = only(&["a1", "c2"]);
    let path = tour(&board, &TourRequest::open().from(kept[1])).unwrap();
    assert_eq!(path.squares(), [kept[1], kept[0]]);
    let ended = tour(&board, &TourRequest::open().to(kept[0]).from(kept[1]));
    assert_eq!(ended.as_ref().map(Path::squares), Ok(path.squares()));
    assert!(tour(&board, &TourRequest::closed()).is_err());
    assert!(tour(&only(&["a1", "b1"]).0, &TourRequest::open()).is_err());
}
