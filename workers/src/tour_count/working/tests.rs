//! Counts in shares, broken off, and refused; single tours, one after another.

use bezzel_solver::Progress;
use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::random::RandomToursRequest;
use bezzel_solver::knight::count::{CountError, TourCountRequest, TourCountStage};

use super::super::{Counted, Found, Which};
use super::*;
use crate::Moves;

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

fn count(kind: TourKind, share: u32, shares: u32) -> Task {
    let whole = TourCountRequest::whole(size("5x6"), kind);
    let request = TourCountRequest {
        share,
        shares,
        ..whole
    };
    Task::Count(request.into())
}

fn counted(working: &mut dyn AtWork<Task>, steps: u64) -> Counted {
    match working.advance(steps).1 {
        Found::Counted(counted) => counted,
        found => panic!("a count has found {found:?}"),
    }
}

#[test]
fn the_shares_of_a_count_add_up_to_all_tours() {
    for (kind, tours) in [(TourKind::Closed, 8), (TourKind::Open, 37_568)] {
        let share = |share| counted(&mut *count(kind, share, 3).start().unwrap(), u64::MAX);
        let shares = [0, 1, 2].map(share);
        assert_eq!(shares.iter().map(|share| share.sum).sum::<u128>(), tours);
        assert!(
            shares
                .iter()
                .all(|share| share.stage == TourCountStage::Ended)
        );
    }
}

#[test]
fn a_count_goes_on_where_it_was_broken_off() {
    let task = count(TourKind::Open, 0, 1);
    let mut working = task.start().unwrap();
    let between = loop {
        let found = counted(&mut *working, 1);
        assert_ne!(
            found.stage,
            TourCountStage::Ended,
            "it is long enough to be broken off"
        );
        if found.sum > 0 {
            break found.sum;
        }
    };
    let rest = working.rest();
    let mut working = rest.start().unwrap();
    assert_eq!(counted(&mut *working, 0).sum, between);
    assert_eq!(counted(&mut *working, u64::MAX).sum, 37_568);
}

#[test]
fn a_count_that_needs_too_much_memory_is_refused_beforehand() {
    let mut request = TourCountRequest::whole(size("8x8"), TourKind::Closed);
    request.memory_limit = 100 << 20;
    let task = Task::Count(request.into());
    let refusal = task.start().err().unwrap();
    let expected = CountError::TooLarge {
        size: request.size,
        kind: request.kind,
        needed: request.memory_needed().unwrap(),
        limit: request.memory_limit,
    };
    assert_eq!(refusal, expected.to_string());
}

#[test]
fn a_count_tells_the_memory_of_its_worker() {
    let mut working = count(TourKind::Closed, 0, 1).start().unwrap();
    let (_, mut found) = working.advance(1);
    working.measured(&mut found, 0.0, 3 << 20);
    assert!(matches!(found, Found::Counted(Counted { memory, .. }) if memory == 3 << 20));
}

fn single(text: &str, which: Which) -> Task {
    let size = size(text);
    Task::Tour { size, which }
}

/// The tour that is found in slices of so many steps, with its number.
fn found(working: &mut dyn AtWork<Task>, steps: u64) -> (Moves, Option<u128>) {
    loop {
        match working.advance(steps) {
            (_, Found::Tour(Some(Ok(tour)))) => return (tour.moves, tour.number),
            (progress, Found::Tour(None)) => assert!(!progress.done),
            (_, found) => panic!("no tour: {found:?}"),
        }
    }
}

#[test]
fn tours_and_numbers_follow_each_other_without_preparing_again() {
    let mut working = single("6x6", Which::Numbered(1848)).start().unwrap();
    let (tour, number) = found(&mut *working, 1);
    assert_eq!(number, Some(1848));
    // The board is prepared: whatever follows is found in one step.
    assert!(working.go_over_to(&single("6x6", Which::Known(tour.clone()))));
    assert!(matches!(
        working.advance(1),
        (Progress { done: true, .. }, Found::Tour(Some(Ok(of)))) if of.number == Some(1848)
    ));
    assert!(working.go_over_to(&single("6x6", Which::Numbered(9862))));
    assert_ne!(found(&mut *working, 1).0, tour);
    assert!(!working.go_over_to(&single("5x6", Which::Numbered(1))));
    let drawn = RandomToursRequest::new(size("6x6"), TourKind::Closed, 7, 1);
    assert!(!working.go_over_to(&single("6x6", Which::Drawn(Box::new(drawn)))));
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
    assert_eq!(found, Found::Tour(Some(Err(expected))));
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
        assert!(working.go_over_to(&drawn(kind, 8)));
        assert!(working.go_over_to(&drawn(kind, 7)));
        assert_eq!(found(&mut *working, 100).0, tour);
        let other = RandomToursRequest {
            path: vec![path.start()],
            ..request(kind, 7)
        };
        assert!(!working.go_over_to(&single("5x6", Which::Drawn(Box::new(other)))));
        // What is left of the task is all of it.
        assert_eq!(found(&mut *working.rest().start().unwrap(), 1).0, tour);
    }
}
