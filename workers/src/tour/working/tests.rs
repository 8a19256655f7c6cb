//! Single tours, one after another.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;

use super::*;

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn single(text: &str, which: Which) -> Task {
    let board = size(text).into();
    Task { board, which }
}

/// The tour that is found in slices of `steps` steps, with its number.
fn found(working: &mut dyn AtWork<Task>, steps: u64) -> (Moves, Option<u128>) {
    loop {
        match working.advance(steps) {
            (_, Some(Ok(tour))) => return (tour.moves, tour.number),
            (progress, None) => assert!(!progress.done),
            (_, found) => panic!("no tour: {found:?}"),
        }
    }
}

#[test]
fn tours_and_numbers_follow_each_other_without_preparing_again() {
    let mut working = single("6x6", Which::Numbered(1848)).start().unwrap();
    let (tour, number) = found(&mut *working, 1);
    assert_eq!(number, Some(1848));
    // The board is prepared: each further answer is found in one step.
    assert!(working.restart_on(&single("6x6", Which::Known(tour.clone()))));
    assert!(matches!(
        working.advance(1),
        (Progress { done: true, .. }, Some(Ok(of))) if of.number == Some(1848)
    ));
    assert!(working.restart_on(&single("6x6", Which::Numbered(9862))));
    assert_ne!(found(&mut *working, 1).0, tour);
    assert!(!working.restart_on(&single("5x6", Which::Numbered(1))));
    let drawn = RandomToursRequest::new(size("6x6"), TourKind::Closed, 7, 1);
    assert!(!working.restart_on(&single("6x6", Which::Drawn(Box::new(drawn)))));
}

#[test]
fn a_number_beyond_all_tours_is_an_answer() {
    let mut working = single("5x6", Which::Numbered(9)).start().unwrap();
    let (progress, found) = working.advance(u64::MAX);
    assert!(progress.done);
    let expected = CountError::Number {
        number: 9,
        count: 8,
        size: size("5x6"),
    };
    assert_eq!(found, Some(Err(expected)));
}

#[test]
fn a_drawn_tour_depends_on_the_seed_alone() {
    let request = |kind, seed| RandomToursRequest::new(size("5x6"), kind, seed, 1);
    let drawn = |kind, seed| single("5x6", Which::Drawn(Box::new(request(kind, seed))));
    for kind in [TourKind::Closed, TourKind::Open] {
        let path = bezzel_solver::knight::count::random::random_tour(size("5x6"), kind, 7).unwrap();
        let mut working = drawn(kind, 7).start().unwrap();
        let (tour, number) = found(&mut *working, 1);
        assert_eq!((&tour, number), (&Moves::of(&path), None));
        assert!(working.restart_on(&drawn(kind, 8)));
        assert!(working.restart_on(&drawn(kind, 7)));
        assert_eq!(found(&mut *working, 100).0, tour);
        let other = RandomToursRequest {
            path: vec![path.start()],
            ..request(kind, 7)
        };
        assert!(!working.restart_on(&single("5x6", Which::Drawn(Box::new(other)))));
        // All of the task is left.
        assert_eq!(found(&mut *working.rest().start().unwrap(), 1).0, tour);
    }
}

#[test]
fn tours_of_shapes_have_numbers() {
    use bezzel_solver::board::Square;
    use bezzel_solver::knight::{Board, is_tour};

    let size = size("6x6");
    let is_arm = |at| (2..4).contains(&at);
    let is_hole = |square: &Square| !is_arm(square.row) && !is_arm(square.column);
    let cross = Board::new(size, size.squares().filter(is_hole).collect()).unwrap();
    let task = |which| Task {
        board: cross.clone(),
        which,
    };
    let mut working = task(Which::Numbered(1)).start().unwrap();
    let first = found(&mut *working, 100).0;
    assert!(working.restart_on(&task(Which::Numbered(2))));
    let second = found(&mut *working, 1).0;
    assert_ne!(first, second);
    for (number, tour) in [(1, first), (2, second)] {
        let squares: Vec<Square> = tour.squares(size).collect();
        assert!(is_tour(&cross, &squares, TourKind::Closed));
        assert!(working.restart_on(&task(Which::Known(tour.clone()))));
        assert_eq!(found(&mut *working, 1), (tour, Some(number)));
    }
    assert!(!working.restart_on(&single("6x6", Which::Numbered(1))));
}
