//! Counts in shares, broken off, and refused.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{CountError, TourCountRequest, TourCountStage};

use super::super::{Counted, Found};
use super::*;

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
fn a_count_continues_where_it_was_broken_off() {
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
    let task = Task::Count(request.clone().into());
    let refusal = task.start().err().unwrap();
    let expected = CountError::TooLarge {
        size: request.board.size(),
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
