//! Tours of boards with holes: all shapes of small boards, against what a table over all sets of squares says.

use std::collections::BTreeSet;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::count::numbers::{TourNumbers, tour_by_number};
use bezzel_solver::knight::count::{CountError, TourCount, TourCountRequest, TourCountStage};
use bezzel_solver::knight::{
    Board, NoTour, Path, Reason, TourKind, TourRequest, count_tours, is_tour, random_tour, verdict,
};
use bezzel_solver::{Job, Random};

/// The tours of all sets of squares of a board: a square has the bit of its index.
struct Sets {
    size: Size,
    open: Vec<u64>,
    closed: Vec<u64>,
}

impl Sets {
    /// The number of paths through each set by their last squares: each is one of the paths through the set without it.
    fn of(rows: u32, columns: u32) -> Self {
        let size = Size::new(rows, columns).expect("a board");
        let squares: Vec<Square> = size.squares().collect();
        let board = Board::from(size);
        let near: Vec<u32> = squares
            .iter()
            .map(|&square| {
                let neighbours = board.neighbours(square);
                neighbours
                    .map(|to| 1 << (to.row * columns + to.column))
                    .sum()
            })
            .collect();
        let bits = |set: u32| (0..squares.len()).filter(move |bit| set >> bit & 1 == 1);
        let count = squares.len();
        // From any square, and from the first of the set.
        let [mut any, mut first] = [(); 2].map(|()| vec![0_u64; count << count]);
        let mut sets = Self {
            size,
            open: vec![0; 1 << count],
            closed: vec![0; 1 << count],
        };
        for set in 1..1_u32 << count {
            let lowest = set.trailing_zeros() as usize;
            for last in bits(set) {
                let before = set & !(1 << last);
                let at = set as usize * count + last;
                if before == 0 {
                    (any[at], first[at]) = (1, 1);
                    continue;
                }
                let from = |paths: &[u64]| {
                    bits(before & near[last])
                        .map(|square| paths[before as usize * count + square])
                        .sum()
                };
                any[at] = from(&any);
                if last != lowest {
                    first[at] = from(&first);
                }
                sets.open[set as usize] += any[at];
                if near[lowest] >> last & 1 == 1 {
                    sets.closed[set as usize] += first[at];
                }
            }
            if set.is_power_of_two() {
                sets.open[set as usize] = 1;
            }
            // In either direction; there and back over one move is no tour.
            let is_two = set.count_ones() == 2;
            sets.closed[set as usize] /= 2;
            if is_two {
                sets.closed[set as usize] = 0;
            }
        }
        sets
    }

    fn board(&self, set: u32) -> Board {
        let squares = self.size.squares().enumerate();
        let holes = squares.filter(|(bit, _)| set >> bit & 1 == 0);
        let holes = holes.map(|(_, square)| square).collect();
        Board::new(self.size, holes).expect("squares of the board")
    }

    fn tours(&self, set: u32, kind: TourKind) -> u128 {
        match kind {
            TourKind::Open => self.open[set as usize].into(),
            TourKind::Closed => self.closed[set as usize].into(),
        }
    }

    /// Compares the counts of each so many-th shape.
    fn assert_counts(&self, step: usize) {
        for set in (0..self.open.len() as u32).step_by(step) {
            for kind in [TourKind::Closed, TourKind::Open] {
                let tours = self.tours(set, kind);
                let board = self.board(set);
                assert_eq!(
                    count_tours(board.clone(), kind),
                    Ok(tours),
                    "{kind} {board:?}"
                );
            }
        }
    }
}

/// A board from rows of text, in which holes are `#`.
fn drawn(rows: &[&str]) -> Board {
    let size = Size::new(rows.len() as u32, rows[0].len() as u32).expect("a board");
    let squares = size.squares();
    let is_hole =
        |square: &Square| &rows[square.row as usize][square.column as usize..][..1] == "#";
    Board::new(size, squares.filter(is_hole).collect()).expect("squares of the board")
}

const CROSS: [&str; 6] = ["##..##", "##..##", "......", "......", "##..##", "##..##"];
const RING: [&str; 3] = ["...", ".#.", "..."];

/// The closed tours of a board by their numbers: each is one, each has its number, and all are different.
fn assert_numbered(board: &Board) -> u128 {
    let mut numbers = TourNumbers::start(board.clone())
        .and_then(Job::run)
        .expect("there are tours");
    let count = numbers.count().expect("they are prepared");
    assert_eq!(count_tours(board.clone(), TourKind::Closed), Ok(count));
    let mut different = BTreeSet::new();
    for number in 1..=count {
        let tour = numbers.tour(number).expect("a tour");
        assert!(tour.is_closed_tour(board), "{board:?}");
        assert_eq!(numbers.number(&tour), Ok(number), "{board:?}");
        let mut turned = tour.squares().to_vec();
        let start = number as usize % turned.len();
        turned.rotate_left(start);
        turned.reverse();
        let turned = Path::new(board, turned).expect("the same tour");
        assert_eq!(numbers.number(&turned), Ok(number), "{board:?}");
        different.insert(tour.into_squares());
    }
    assert_eq!(different.len() as u128, count);
    count
}

/// The numbers of ways to continue a path, and how many of them end a move from its start.
fn extensions(near: &[Vec<usize>], path: &mut Vec<usize>, seen: &mut [bool]) -> (u128, u128) {
    let last = path[path.len() - 1];
    if path.len() == near.len() {
        return (near[last].contains(&path[0]).into(), 1);
    }
    let (mut closed, mut open) = (0, 0);
    for &to in &near[last] {
        if !seen[to] {
            path.push(to);
            seen[to] = true;
            let found = extensions(near, path, seen);
            (closed, open) = (closed + found.0, open + found.1);
            seen[to] = false;
            path.pop();
        }
    }
    (closed, open)
}

/// Closed and open tours, found one by one: the paths from each square.
fn search(board: &Board) -> (u128, u128) {
    let squares: Vec<Square> = board.squares().collect();
    let index = |square| squares.iter().position(|&other| other == square);
    let near: Vec<Vec<usize>> = squares
        .iter()
        .map(|&square| board.neighbours(square).filter_map(index).collect())
        .collect();
    let (mut closed, mut open) = (0, 0);
    for start in 0..squares.len() {
        let mut seen = vec![false; squares.len()];
        seen[start] = true;
        let found = extensions(&near, &mut vec![start], &mut seen);
        (closed, open) = (closed + found.0, open + found.1);
    }
    (closed / (2 * squares.len() as u128), open)
}

/// Compares both counts of a board with those of a search.
fn assert_as_searched(board: &Board) -> (u128, u128) {
    let found = search(board);
    let counts = TourKind::ALL.map(|kind| count_tours(board.clone(), kind));
    assert_eq!(counts, [Ok(found.0), Ok(found.1)], "{board:?}");
    found
}

/// The board without some squares.
fn without(size: Size, random: &mut Random, holes: u64) -> Board {
    let squares: Vec<Square> = size.squares().collect();
    let holes = (0..holes).map(|_| squares[random.below(squares.len() as u32) as usize]);
    Board::new(size, holes.collect()).expect("squares of the board")
}

#[test]
fn all_shapes_of_small_boards() {
    Sets::of(3, 4).assert_counts(1);
    Sets::of(4, 2).assert_counts(1);
    Sets::of(4, 4).assert_counts(17);
    Sets::of(3, 5).assert_counts(11);
}

#[test]
#[ignore = "counts a hundred thousand shapes, in a minute of a release build"]
fn all_shapes_of_up_to_sixteen_squares() {
    Sets::of(4, 4).assert_counts(1);
    Sets::of(3, 5).assert_counts(1);
    Sets::of(3, 6).assert_counts(13);
    Sets::of(4, 5).assert_counts(101);
}

#[test]
fn shapes_that_are_drawn_have_as_many_tours_as_a_search_finds() {
    assert_eq!(assert_as_searched(&drawn(&RING)), (1, 16));
    assert_eq!(assert_as_searched(&drawn(&CROSS)), (2, 368));
    let ell = ["...##", "...##", "...##", ".....", "....."];
    assert_as_searched(&drawn(&ell));
    let ring = ["....", ".##.", ".##.", "...."];
    assert_as_searched(&drawn(&ring));
    let letter = ["......", "......", "##..##", "##..##"];
    assert_as_searched(&drawn(&letter));
}

#[test]
fn random_shapes_have_as_many_tours_as_a_search_finds() {
    let mut random = Random::new(1848);
    for (rows, columns, holes) in [(5, 5, 5), (4, 6, 4), (6, 4, 5), (7, 3, 2), (5, 6, 12)] {
        for _ in 0..6 {
            let size = Size::new(rows, columns).expect("a board");
            assert_as_searched(&without(size, &mut random, holes));
        }
    }
}

/// Empty rows and columns around a shape change nothing, also where the whole would be too wide.
#[test]
fn a_shape_counts_wherever_it_lies() {
    let size = Size::new(12, 14).expect("a board");
    let within = |square: &Square| (4..9).contains(&square.row) && (6..12).contains(&square.column);
    let holes = size.squares().filter(|square| !within(square)).collect();
    let board = Board::new(size, holes).expect("squares of the board");
    assert_eq!(count_tours(board.clone(), TourKind::Closed), Ok(8));
    assert_eq!(count_tours(board.clone(), TourKind::Open), Ok(37_568));
    assert_eq!(assert_numbered(&board), 8);
    for kind in TourKind::ALL {
        let tour = random_tour(board.clone(), kind, 7).expect("there are tours");
        assert!(is_tour(&board, tour.squares(), kind));
    }
    // The tour that has the number on the board of 5 x 6 squares.
    let moved = |square: &Square| Square::new(square.row + 4, square.column + 6);
    for number in 1..=8 {
        let tour = tour_by_number(Size::new(5, 6).expect("a board"), number).expect("a tour");
        let there = tour_by_number(board.clone(), number).expect("a tour");
        let moved: Vec<Square> = tour.squares().iter().map(moved).collect();
        assert_eq!(there.squares(), moved);
    }
}

#[test]
fn each_tour_of_a_shape_has_one_number() {
    let sets = Sets::of(4, 4);
    let mut random = Random::new(1848);
    let mut shapes = 0;
    while shapes < 40 {
        let set = random.next_u64() as u32 & 0xffff;
        let tours = sets.tours(set, TourKind::Closed);
        if tours > 0 {
            shapes += 1;
            assert_eq!(assert_numbered(&sets.board(set)), tours);
        }
    }
    assert_eq!(assert_numbered(&drawn(&RING)), 1);
    assert_eq!(assert_numbered(&drawn(&CROSS)), 2);
    // With an odd number of columns, and an even one; and a shape that is its own image both ways.
    for (squares, width, tours) in [(24, 5, 30), (28, 5, 148), (26, 7, 58), (28, 6, 302)] {
        assert_eq!(assert_numbered(&first(squares, width)), tours);
    }
    let octagon = drawn(&["#....#", "......", "......", "......", "......", "#....#"]);
    let mut numbers = TourNumbers::start(octagon)
        .and_then(Job::run)
        .expect("there are tours");
    assert_eq!(numbers.count(), Some(408_052));
    for number in (1..=408_052).step_by(20_011) {
        let tour = numbers.tour(number).expect("a tour");
        assert_eq!(numbers.number(&tour), Ok(number));
    }
}

#[test]
fn a_shape_without_a_closed_tour_has_no_numbers() {
    let none = |board: &Board| CountError::NoSuchTours {
        size: board.size(),
        kind: TourKind::Closed,
    };
    // By its colours, and as a count finds.
    let uneven = drawn(&["....#", ".....", ".....", "....."]);
    let counted = drawn(&["..#...", "......", "......", "...#.."]);
    assert_eq!(count_tours(counted.clone(), TourKind::Closed), Ok(0));
    for board in [uneven, counted] {
        let refused = tour_by_number(board.clone(), 1);
        assert_eq!(refused, Err(none(&board)), "{board:?}");
    }
}

/// The reason against tours of a shape that shows at once.
fn refuted(board: &Board, kind: TourKind) -> Option<Reason> {
    let request = TourRequest {
        kind,
        ..TourRequest::open()
    };
    match verdict(board, &request) {
        Err(NoTour::Impossible(reason)) => Some(reason),
        _ => None,
    }
}

#[test]
fn no_shape_with_a_tour_is_refuted() {
    for (sets, step) in [
        (Sets::of(3, 4), 1),
        (Sets::of(4, 4), 5),
        (Sets::of(3, 5), 5),
    ] {
        let mut cut = 0;
        for set in (1..sets.open.len() as u32).step_by(step) {
            let board = sets.board(set);
            for kind in TourKind::ALL {
                if let Some(reason) = refuted(&board, kind) {
                    assert_eq!(sets.tours(set, kind), 0, "{reason} {board:?}");
                    cut += u32::from(matches!(reason, Reason::CutSquare { .. }));
                }
            }
        }
        assert!(cut > 0);
    }
}

#[test]
fn a_square_that_holds_the_others_together_is_named() {
    let board = drawn(&["..#.", ".#..", "...#"]);
    let reason = refuted(&board, TourKind::Open).expect("there is no tour");
    assert_eq!(
        reason.to_string(),
        "without c1 the other squares fall into 3 pieces, and a tour can join only 2 of them by way of it"
    );
}

#[test]
fn the_memory_of_shapes_is_stated_beforehand() {
    let mut random = Random::new(1848);
    for (rows, columns, kind) in [
        (5, 5, TourKind::Open),
        (7, 5, TourKind::Closed),
        (6, 6, TourKind::Closed),
        (7, 6, TourKind::Closed),
        (8, 4, TourKind::Closed),
    ] {
        for holes in [1, 2, 3, 5, 8] {
            let board = without(
                Size::new(rows, columns).expect("a board"),
                &mut random,
                holes,
            );
            let request = TourCountRequest::whole(board, kind);
            let needed = request.memory_needed().expect("a small board");
            let mut job = TourCount::start(request.clone()).expect("a small board");
            let mut most = 0;
            while let TourCountStage::Squares { states, .. } = job.stage() {
                most = most.max(states);
                job.advance(5, &mut |_| {});
            }
            assert!(
                (8 << 20) + 12 * most <= needed,
                "{request:?}: {most} states"
            );
        }
    }
}

#[test]
fn a_shape_that_takes_more_memory_than_it_may_ends_with_the_reason() {
    let board = drawn(&[
        ".......", "...#...", ".......", ".......", ".......", ".......", ".......",
    ]);
    let request = TourCountRequest::whole(board, TourKind::Closed);
    let needed = request.memory_needed().expect("a board");
    let too_large = TourCountRequest {
        memory_limit: needed - 1,
        ..request.clone()
    };
    assert!(matches!(
        TourCount::start(too_large),
        Err(CountError::TooLarge { .. })
    ));
}

/// The first squares of a board of some width, row by row.
fn first(squares: u32, width: u32) -> Board {
    let size = Size::new(squares.div_ceil(width), width).expect("a board");
    let holes = size.squares().skip(squares as usize);
    Board::new(size, holes.collect()).expect("squares of the board")
}

/// The closed tours of the first 2n squares of boards 3, 5, 6 and 7 squares wide, from the first n with a tour on: D. E. Knuth,
/// OEIS A383660, A383661 and A383663 (2025).
const FIRST: [(u32, u32, &[u128]); 3] = [
    (
        3,
        11,
        &[
            4,
            0,
            4,
            24,
            16,
            56,
            306,
            176,
            456,
            2632,
            1536,
            4828,
            26788,
            15_424,
            44_952,
            254_288,
            147_728,
            448_032,
            2_502_568,
            1_448_416,
            4_310_048,
            24_228_704,
            14_060_048,
            42_195_584,
            236_335_248,
            136_947_616,
            409_403_328,
        ],
    ),
    (
        5,
        9,
        &[
            1,
            0,
            1,
            30,
            0,
            148,
            8,
            78,
            9309,
            612,
            62_749,
            44_202,
            42_049,
            2_916_485,
            147_192,
            18_284_136,
            13_311_268,
            13_008_389,
            973_107_552,
            51_147_756,
            6_190_192_748,
            4_557_702_762,
            4_311_375_354,
            316_985_255_470,
        ],
    ),
    (
        7,
        11,
        &[
            2, 11, 58, 0, 21, 1020, 9309, 1481, 34_162, 1_295_034, 1_067_638,
        ],
    ),
];

#[test]
fn the_first_squares_of_a_board_have_as_many_closed_tours_as_published() {
    for (width, begin, counts) in FIRST {
        for (n, &tours) in (begin..).zip(counts) {
            let counted = count_tours(first(2 * n, width), TourKind::Closed);
            assert_eq!(counted, Ok(tours), "{width} columns, n = {n}");
        }
        assert_eq!(
            count_tours(first(2 * begin - 2, width), TourKind::Closed),
            Ok(0)
        );
    }
}
