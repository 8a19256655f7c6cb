//! The messages of workers, in time and too late.

use super::super::LIST_LIMIT;
use super::*;
use crate::bridge::Failure;

#[test]
fn batches_add_up() {
    let state = open("?n=4&show=all");
    let state = received(&state, slice(2, 0.25));
    let state = received(&state, slice(0, 0.5));
    assert_eq!((state.list.len(), state.images), (2, 4));
    assert!(state.request.is_running());
    assert!((state.request.fraction() - 0.5).abs() < 1e-9);
    let state = received(&state, slice(3, 1.0));
    assert_eq!((state.list.len(), state.images), (5, 10));
    assert!(state.is_complete());
    assert_eq!(state.list.columns(4), [2, 4, 1, 3]);
    assert_eq!(state.list.orbit_size(4), 2);
}

#[test]
fn a_search_that_finds_nothing_is_done_all_the_same() {
    let state = received(&open("?n=3"), slice(0, 1.0));
    assert_eq!((state.is_complete(), state.list.len()), (true, 0));
}

#[test]
fn events_of_an_earlier_request_come_too_late() {
    let first = open("?n=4");
    let second = after(&first, Action::Restart);
    let failed = Event::Failed(Failure::Workers);
    for late in [slice(2, 0.5), slice(2, 1.0), failed] {
        let same = after(&second, Action::Worker(first.request.report(0, late)));
        assert!(Rc::ptr_eq(&same, &second));
    }
}

#[test]
fn events_after_a_cancel_come_too_late() {
    let cancelled = after(&received(&open("?n=4"), slice(1, 0.5)), Action::Cancel);
    let failed = Event::Failed(Failure::Workers);
    for late in [slice(0, 0.6), slice(2, 1.0), failed] {
        assert_eq!(received(&cancelled, late), cancelled);
    }
}

#[test]
fn a_search_that_is_over_cannot_be_cancelled() {
    let done = received(&open("?n=4"), slice(1, 1.0));
    assert_eq!(after(&done, Action::Cancel), done);
}

#[test]
fn a_list_that_is_just_filled_is_complete() {
    let state = received(&open("?n=4&show=all"), slice(LIST_LIMIT - 2, 0.5));
    let state = received(&state, slice(2, 1.0));
    assert_eq!((state.is_complete(), state.list.len()), (true, LIST_LIMIT));
}

#[test]
fn a_list_that_would_grow_too_large_is_full() {
    let state = received(&open("?n=4&show=all"), slice(LIST_LIMIT - 2, 0.5));
    let full = received(&state, slice(3, 0.6));
    assert_eq!((full.is_full, full.list.len()), (true, LIST_LIMIT));
    assert_eq!(full.images, 2 * LIST_LIMIT as u64);
    assert_eq!(full.request.state().name(), "cancelled", "the search stops");
    assert_eq!(
        received(&full, slice(0, 0.7)),
        full,
        "and is not taken up by a late report"
    );
}

#[test]
fn a_failure_is_shown_and_the_search_can_be_started_again() {
    let state = received(&open("?n=4"), slice(1, 0.5));
    let refused = Failure::Refused("no".to_owned());
    let failed = received(&state, Event::Failed(refused.clone()));
    assert_eq!(failed.request.state(), &JobState::Failed(refused));
    assert_eq!(failed.list.len(), 1);
    assert!(after(&failed, Action::Restart).request.is_running());
}
