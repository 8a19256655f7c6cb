//! The numbers of closed tours: each tour has one, and each number a tour.

use std::collections::BTreeSet;

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::numbers::{TourNumbers, tour_by_number, tour_number};
use bezzel_solver::knight::{Board, Path, TourKind, TourRequest, tour};
use bezzel_solver::{Job, Random};

use crate::sample_of;

fn size(rows: u32, columns: u32) -> Size {
    Size::new(rows, columns).expect("a board")
}

fn prepared(size: Size) -> TourNumbers {
    let mut numbers = TourNumbers::start(size.into()).expect("the board has tours");
    while !numbers
        .advance(u64::MAX, &mut |error| panic!("{error}"))
        .done
    {}
    numbers
}

fn assert_all_numbered(size: Size, count: u128) {
    let mut numbers = prepared(size);
    assert_eq!(numbers.count(), Some(count));
    let board = Board::from(size);
    let mut different = BTreeSet::new();
    for number in 1..=count {
        let tour = numbers.tour(number).expect("a tour");
        let tour = Path::new(&board, tour.into_squares()).expect("a path");
        assert!(tour.is_closed_tour(&board));
        let names = tour.squares()[..2].iter().map(|square| square.name(size));
        assert_eq!(names.collect::<Vec<_>>(), ["a1", "b3"]);
        assert_eq!(numbers.number(&tour), Ok(number), "{size}");
        different.insert(tour.into_squares());
    }
    assert_eq!(different.len() as u128, count);
}

#[test]
fn each_tour_has_one_number() {
    for (size, count) in [
        (size(5, 6), 8),
        (size(6, 5), 8),
        (size(3, 10), 16),
        (size(10, 3), 16),
        (size(3, 12), 176),
    ] {
        assert_all_numbered(size, count);
    }
}

#[test]
#[ignore = "numbers thousands of tours, in some seconds of a release build"]
fn each_tour_of_6x6_has_one_number() {
    assert_all_numbered(size(6, 6), 9862);
    assert_all_numbered(size(3, 14), 1536);
}

fn assert_random(size: Size, count: u128, tours: u64) {
    let mut numbers = prepared(size);
    assert_eq!(numbers.count(), Some(count));
    let mut random = Random::new(1848);
    for _ in 0..tours {
        let number = 1 + u128::from(random.next_u64()) % count;
        let tour = numbers.tour(number).expect("a tour");
        assert_eq!(numbers.number(&tour), Ok(number), "{size}");
    }
}

#[test]
fn random_numbers_are_found_again() {
    assert_random(size(6, 7), 1_067_638, 20);
    assert_random(size(8, 6), 55_488_142, 20);
    assert_random(size(5, 12), 4_557_702_762, 20);
}

/// `BEZZEL_SAMPLE=10000` tries more of them than the thousand that are quickly tried.
#[test]
#[ignore = "prepares 8x8 squares, in some seconds of a release build"]
fn random_numbers_of_a_chess_board_are_found_again() {
    assert_random(size(7, 8), 34_524_432_316, 200);
    assert_random(size(8, 8), 13_267_364_410_532, sample_of(1000));
}

/// Numbers that tours from a1 have for good.
fn assert_fixed(rows: u32, columns: u32, tours: &[(u128, &str)]) {
    let size = size(rows, columns);
    let mut numbers = prepared(size);
    for &(number, digits) in tours {
        let tour = numbers.tour(number).expect("a tour");
        assert_eq!(tour.digits(), digits, "tour {number} of {size}");
        assert_eq!(numbers.number(&tour), Ok(number));
    }
}

#[test]
fn numbers_are_fixed_for_good() {
    assert_fixed(
        5,
        6,
        &[
            (1, "10560357400673501474213541762"),
            (8, "10537600475306501426711564217"),
        ],
    );
    assert_fixed(
        3,
        10,
        &[
            (1, "17235532606235354172362414405"),
            (16, "15506235532714504417324423605"),
        ],
    );
    assert_fixed(
        6,
        6,
        &[
            (1, "10354750630142673631042763601354562"),
            (1848, "10356542106545310427336046735014562"),
            (9862, "10357606210536712367420171567241065"),
        ],
    );
    assert_fixed(
        6,
        8,
        &[
            (1, "17210536751044601353674233042450675350124547324"),
            (
                55_488_142,
                "17237201540571376415401360540576237200467302376",
            ),
        ],
    );
}

#[test]
#[ignore = "prepares 8x8 squares, in some seconds of a release build"]
fn numbers_of_a_chess_board_are_fixed_for_good() {
    assert_fixed(
        8,
        8,
        &[
            (
                1,
                "103235514506324267651173242717374240365350104045142763537621742",
            ),
            (
                1_000_000_000_000,
                "103573014247126327671410357663501026737620115417674241451235742",
            ),
            (
                13_267_364_410_532,
                "137421573147122205375063042473263531427512426547156035721742405",
            ),
        ],
    );
}

#[test]
fn a_number_does_not_depend_on_start_or_direction() {
    let size = size(6, 6);
    let mut numbers = prepared(size);
    let tour = numbers.tour(1848).expect("a tour");
    let mut squares = tour.into_squares();
    for _ in 0..5 {
        squares.rotate_left(7);
        squares.reverse();
        let tour = Path::new(&Board::from(size), squares.clone()).expect("a path");
        assert_eq!(numbers.number(&tour), Ok(1848));
    }
}

#[test]
fn a_board_and_its_reflection_have_the_same_numbers() {
    let (lying, standing) = (size(3, 12), size(12, 3));
    let (mut lie, mut stand) = (prepared(lying), prepared(standing));
    for number in 1..=176 {
        let reflect = |square: &Square| Symmetry::Transpose.apply(*square, standing);
        let tour = stand.tour(number).expect("a tour");
        let squares = tour.squares().iter().map(reflect).collect();
        let tour = Path::new(&Board::from(lying), squares).expect("a path");
        assert_eq!(lie.number(&tour), Ok(number));
    }
}

#[test]
fn what_has_no_number_is_refused() {
    let board = size(5, 6);
    for number in [0, 9, u128::MAX] {
        let expected = CountError::Number {
            number,
            count: 8,
            size: board,
        };
        assert_eq!(tour_by_number(board, number), Err(expected));
    }
    let none = |size| CountError::NoTours {
        size,
        kind: TourKind::Closed,
    };
    for none_at_all in [size(1, 1), size(2, 9), size(4, 10), size(5, 5)] {
        let refused = TourNumbers::start(none_at_all.into()).err();
        assert_eq!(refused, Some(none(none_at_all)));
    }
    assert!(matches!(
        TourNumbers::start(size(10, 10).into()).err(),
        Some(CountError::TooWide { .. })
    ));
    assert!(matches!(
        TourNumbers::start(size(8, 10).into()).err(),
        Some(CountError::TooLarge { .. })
    ));

    let refused = |size| Err(CountError::NotClosedTour { size });
    let of = |size| tour(&Board::from(size), &TourRequest::default()).expect("an open tour");
    let closed = tour_by_number(board, 1).expect("a tour");
    let corner = Path::new(&Board::from(board), vec![Square::new(0, 0)]).expect("a path");
    assert_eq!(tour_number(board, &corner), refused(board));
    assert_eq!(tour_number(size(6, 6), &closed), refused(size(6, 6)));
    assert_eq!(tour_number(size(6, 5), &closed), refused(size(6, 5)));
    assert_eq!(
        tour_number(size(3, 10), &of(size(3, 10))),
        refused(size(3, 10))
    );
}

#[test]
fn numbers_are_prepared_in_slices() {
    let mut numbers = TourNumbers::start(size(6, 7).into()).expect("the board has tours");
    let tour = numbers.tour(1);
    assert_eq!(tour, Err(CountError::NotPrepared));
    assert_eq!(numbers.count(), None);
    let mut before = 0.0;
    let mut slices = 0;
    loop {
        let progress = numbers.advance(1, &mut |error| panic!("{error}"));
        assert!((before..=1.0).contains(&progress.fraction));
        before = progress.fraction;
        slices += 1;
        if progress.done {
            break;
        }
        assert!(before < 1.0);
    }
    assert!(slices > 100);
    assert!((numbers.progress().fraction - 1.0).abs() < f64::EPSILON);
    assert_eq!(numbers.count(), Some(1_067_638));
    assert!(numbers.tour(1).is_ok());
}

#[test]
fn the_memory_is_said_beforehand() {
    let needed = TourNumbers::memory_needed(size(8, 8)).expect("the board has tours");
    assert!((120 << 20..160 << 20).contains(&needed), "{needed}");
    let small = TourNumbers::memory_needed(size(6, 6)).expect("the board has tours");
    assert!(small < 20 << 20, "{small}");
    let long = TourNumbers::memory_needed(size(8, 88)).expect("the board has tours");
    assert!(long > 1 << 60, "{long}");
}
