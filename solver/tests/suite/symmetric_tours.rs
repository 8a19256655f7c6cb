//! Symmetric tours: all of them are listed, each class once.

use std::collections::{BTreeMap, BTreeSet};

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::knight::symmetric::{SymmetricTours, TourClasses, tour_classes};
use bezzel_solver::knight::{Board, Path};
use bezzel_solver::{Job, Resumable};

fn size(rows: u32, columns: u32) -> Size {
    Size::new(rows, columns).expect("a board")
}

/// A closed tour from a1 by b3.
fn begun(mut squares: Vec<Square>, size: Size) -> Vec<Square> {
    let start = squares.iter().position(|&square| square == size.a1());
    squares.rotate_left(start.expect("each square is visited"));
    if squares[1].column != 1 {
        squares[1..].reverse();
    }
    squares
}

fn image(squares: &[Square], symmetry: Symmetry, size: Size) -> Vec<Square> {
    let image = squares.iter().map(|&square| symmetry.apply(square, size));
    begun(image.collect(), size)
}

fn symmetries(size: Size) -> impl Iterator<Item = Symmetry> {
    let all = Symmetry::ALL.into_iter();
    all.filter(move |symmetry| symmetry.image(size) == size)
}

/// The first tour of each class, with the symmetries that do not change it, found by looking at all tours.
fn classes(size: Size) -> BTreeMap<Vec<Square>, Vec<Symmetry>> {
    let mut numbers = TourNumbers::start(size.into()).expect("the board has tours");
    while !numbers
        .advance(u64::MAX, &mut |error| panic!("{error}"))
        .done
    {}
    let mut classes = BTreeMap::new();
    for number in 1..=numbers.count().expect("it is prepared") {
        let tour = numbers.tour(number).expect("a tour").into_squares();
        let images = symmetries(size).map(|symmetry| (image(&tour, symmetry, size), symmetry));
        let images: Vec<_> = images.collect();
        if images.iter().all(|(image, _)| *image >= tour) {
            let same = images.into_iter().filter(|(image, _)| *image == tour);
            classes.insert(tour.clone(), same.map(|(_, symmetry)| symmetry).collect());
        }
    }
    classes
}

fn assert_classes(size: Size) -> TourClasses {
    let classes = classes(size);
    for symmetry in symmetries(size).skip(1) {
        let job = SymmetricTours::start((size, symmetry)).expect("few orbits");
        let listed: Vec<Vec<Square>> = job.run().into_iter().map(Path::into_squares).collect();
        let different: BTreeSet<_> = listed.iter().cloned().collect();
        assert_eq!(different.len(), listed.len(), "{size} {symmetry:?}");
        let has = |(_, symmetries): &(&Vec<Square>, &Vec<Symmetry>)| symmetries.contains(&symmetry);
        let expected = classes.iter().filter(has).map(|(tour, _)| tour.clone());
        assert_eq!(different, expected.collect(), "{size} {symmetry:?}");
    }
    let counted = tour_classes(size).expect("memory");
    assert_eq!(counted.all(), classes.len() as u128);
    let without = classes.values().filter(|symmetries| symmetries.len() == 1);
    assert_eq!(counted.asymmetric, without.count() as u128);
    counted
}

#[test]
fn each_class_of_symmetric_tours_is_listed_once() {
    assert_classes(size(5, 6));
    assert_classes(size(6, 5));
    // Bergholt's six, 1918.
    assert_eq!(assert_classes(size(3, 10)).all(), 6);
    assert_classes(size(12, 3));
    let none = TourClasses::default();
    assert_eq!(tour_classes(size(4, 6)), Ok(none));
    assert_eq!(tour_classes(size(5, 5)), Ok(none));
}

/// Numbers by G. P. Jelliss.
#[test]
#[ignore = "looks at all tours of 6x6 and other boards, in some seconds of a release build"]
fn each_class_of_symmetric_tours_of_6x6_is_listed_once() {
    let classes = assert_classes(size(6, 6));
    let expected = TourClasses {
        asymmetric: 1223,
        half_turn: 17,
        quarter_turn: 5,
        reflection: 0,
    };
    assert_eq!(classes, expected);
    assert_classes(size(3, 14));
    assert_classes(size(5, 8));
}

fn listed(size: Size, symmetry: Symmetry) -> u32 {
    let board = Board::from(size);
    let mut job = SymmetricTours::start((size, symmetry)).expect("few orbits");
    let mut tours = 0;
    let mut check = |tour: Path| {
        tours += 1;
        if tours % 1000 == 0 {
            assert!(tour.is_closed_tour(&board));
            let squares = tour.into_squares();
            assert_eq!(image(&squares, symmetry, size), squares);
            assert!(Path::new(&board, squares).is_ok());
        }
    };
    while !job.advance(u64::MAX, &mut check).done {}
    tours
}

/// By D. E. Knuth, *The Art of Computer Programming*, pre-fascicle 8a.
#[test]
#[ignore = "lists 608,233 tours, in ten seconds of a release build"]
fn half_turns_of_a_chess_board() {
    assert_eq!(listed(size(8, 8), Symmetry::HalfTurn), 608_233);
    assert_eq!(listed(size(8, 8), Symmetry::QuarterTurn), 0);
}

/// 831,804 tours, by T. W. Marlow and G. P. Jelliss.
#[test]
#[ignore = "lists 415,902 tours, in some seconds of a release build"]
fn quarter_turns_of_10x10() {
    assert_eq!(listed(size(10, 10), Symmetry::QuarterTurn), 415_902);
}

#[test]
#[ignore = "counts the tours of 8x8 squares, in twenty seconds of a release build"]
fn classes_of_a_chess_board() {
    let classes = tour_classes(size(8, 8)).expect("memory");
    assert_eq!(classes.half_turn, 608_233);
    assert_eq!(classes.asymmetric, 1_658_420_247_200);
    assert_eq!(classes.all(), 1_658_420_855_433);
}

#[test]
fn slices_and_checkpoints_change_nothing() {
    for (size, symmetry) in [
        (size(6, 6), Symmetry::HalfTurn),
        (size(5, 10), Symmetry::HalfTurn),
        (size(3, 14), Symmetry::FlipHorizontal),
    ] {
        let start = || SymmetricTours::start((size, symmetry)).expect("few orbits");
        let whole = start().run();
        assert!(!whole.is_empty());
        let mut found = Vec::new();
        let mut job = start();
        let mut before = 0.0;
        loop {
            let progress = job.advance(3, &mut |tour| found.push(tour));
            assert!((before..=1.0).contains(&progress.fraction));
            before = progress.fraction;
            if progress.done {
                break;
            }
            let checkpoint = job.checkpoint();
            job = SymmetricTours::resume((size, symmetry), checkpoint).expect("a checkpoint");
        }
        assert_eq!(found, whole, "{size} {symmetry:?}");
        let ended = SymmetricTours::resume((size, symmetry), job.checkpoint());
        assert!(ended.expect("a checkpoint").progress().done);
    }
}

#[test]
fn a_checkpoint_of_another_board_is_refused() {
    let mut job = SymmetricTours::start((size(6, 6), Symmetry::HalfTurn)).expect("few orbits");
    job.advance(1, &mut drop);
    let checkpoint = job.checkpoint();
    for request in [
        (size(5, 5), Symmetry::HalfTurn),
        (size(3, 10), Symmetry::HalfTurn),
    ] {
        let resumed = SymmetricTours::resume(request, checkpoint.clone());
        assert!(matches!(resumed.err(), Some(CountError::Checkpoint { .. })));
    }
}

#[test]
fn what_cannot_be_is_soon_over() {
    for (size, symmetry) in [
        (size(8, 8), Symmetry::Identity),
        (size(8, 8), Symmetry::QuarterTurn),
        (size(8, 8), Symmetry::FlipVertical),
        (size(8, 8), Symmetry::Transpose),
        (size(7, 8), Symmetry::FlipHorizontal),
        (size(7, 7), Symmetry::HalfTurn),
        (size(1, 1), Symmetry::HalfTurn),
        (size(2, 100), Symmetry::HalfTurn),
        (size(5, 6), Symmetry::QuarterTurn),
        (size(1000, 999), Symmetry::QuarterTurn),
    ] {
        let job = SymmetricTours::start((size, symmetry)).expect("few orbits");
        assert!(job.progress().done, "{size} {symmetry:?}");
        assert_eq!(job.run(), []);
    }
    assert_eq!(
        SymmetricTours::start((size(12, 12), Symmetry::HalfTurn))
            .unwrap_err()
            .to_string(),
        "12x12 falls into 72 orbits: expected at most 64"
    );
}

#[test]
fn what_cannot_be_listed_is_refused_before_it_is_counted() {
    for (rows, columns) in [(7, 20), (20, 7)] {
        let size = size(rows, columns);
        let refused = CountError::TooManyOrbits { size, orbits: 70 };
        assert_eq!(tour_classes(size), Err(refused));
    }
}
