//! Counts as they begin, go on, end and fail.

use super::*;
use crate::bridge::Event;

const PLENTY: Means = Means {
    workers: 4,
    memory: 2 << 30,
};

fn count(size: &str, kind: TourKind) -> Count {
    Count::new(size.parse().unwrap(), kind)
}

fn chess_board() -> Count {
    count("8x8", TourKind::Closed)
}

/// The shares that a count hands out.
fn shares(count: &Count) -> Vec<TourCountRequest> {
    let tasks = count.request.wanted().into_iter();
    let request = |task: &Task| match task {
        Task::Count { request, .. } => *request,
        task => panic!("a count asks for {task:?}"),
    };
    tasks.flat_map(|tasks| tasks.iter().map(request)).collect()
}

fn slice(count: &Count, task: usize, tours: u128, fraction: f64) -> WorkerEvent {
    let counted = Counted {
        sum: tours,
        stage: TourCountStage::Ended,
        failure: None,
        memory: 1 << 20,
    };
    count.request.slice(task, fraction, Found::Counted(counted))
}

#[test]
fn a_count_that_has_not_begun_is_idle() {
    let count = chess_board();
    assert_eq!(count.request.state().name(), "idle");
    let running = count.started(PLENTY, 0.0);
    assert_eq!(
        running.of(count.size, TourKind::Open),
        running,
        "it goes on"
    );
    let other = running.cancelled().of(count.size, TourKind::Open);
    assert_eq!(other.request.state().name(), "idle");
}

#[test]
fn the_shares_of_all_workers_add_up() {
    let count = chess_board().started(PLENTY, 0.0);
    let requests = shares(&count);
    assert_eq!(requests.len(), 4);
    assert!(requests.iter().all(|request| request.check().is_ok()));
    let mut count = count;
    for task in 0..4 {
        assert_eq!(count.request.state().name(), "running");
        assert_eq!(count.tours(), None, "a sum of parts is no count");
        count = count.hearing(slice(&count, task, 10 + task as u128, 1.0), 100.0);
    }
    assert_eq!(
        (count.request.state().name(), count.tours()),
        ("done", Some(46))
    );
    assert_eq!(count.request.wanted(), None);
    let other = count.of(count.size, TourKind::Open);
    assert_eq!(other.all_counted(), [(count.size, TourKind::Closed, 46)]);
}

#[test]
fn what_was_counted_is_kept_once() {
    let kept = chess_board().with_kept(vec![(chess_board().size, TourKind::Closed, 5)], None);
    let count = kept.started(
        Means {
            workers: 1,
            ..PLENTY
        },
        0.0,
    );
    let count = count.hearing(slice(&count, 0, 5, 1.0), 100.0);
    assert_eq!(count.all_counted(), [(count.size, TourKind::Closed, 5)]);
}

#[test]
fn a_count_that_was_broken_off_is_told_until_one_begins() {
    let broken_off = Some((chess_board().size, TourKind::Closed, 37));
    let count = count("6x6", TourKind::Open).with_kept(Vec::new(), broken_off);
    assert_eq!(
        count.of(count.size, TourKind::Closed).broken_off,
        broken_off
    );
    let running = count.started(PLENTY, 0.0);
    assert_eq!(running.broken_off, None);
    assert_eq!(running.running(), Some((count.size, TourKind::Open, 0)));
}

#[test]
fn as_many_workers_count_as_there_is_memory_for() {
    let of = |count: &Count, memory| shares(&count.started(Means { memory, ..PLENTY }, 0.0)).len();
    let large = chess_board();
    let needed = large.memory_needed().unwrap();
    assert_eq!(of(&large, 2 * needed + 1), 2);
    assert_eq!(of(&large, needed), 1);
    assert_eq!(of(&large, needed - 1), 0, "it does not begin");
    let small = count("5x6", TourKind::Closed);
    assert_eq!(of(&small, PLENTY.memory), 1, "it is not worth more");
}

#[test]
fn time_left_is_told_after_a_second() {
    let count = count("6x6", TourKind::Open).started(PLENTY, 1_000.0);
    let early = count.hearing(slice(&count, 0, 0, 0.2), 1_500.0);
    assert_eq!(early.left(), None);
    let later = count.hearing(slice(&count, 0, 0, 0.25), 3_000.0);
    assert_eq!(later.left(), Some(6_000.0));
}

#[test]
fn reports_of_a_cancelled_count_are_late() {
    let count = chess_board().started(PLENTY, 0.0);
    let late = slice(&count, 0, 5, 0.5);
    let cancelled = count.cancelled();
    let request = &cancelled.request;
    assert_eq!(
        (request.state().name(), request.wanted()),
        ("cancelled", None)
    );
    assert_eq!(cancelled.hearing(late.clone(), 9.0), cancelled);
    let again = cancelled.started(PLENTY, 10.0);
    assert_eq!(again.hearing(late, 11.0), again);
}

#[test]
fn too_little_memory_ends_a_count() {
    let count = chess_board().started(PLENTY, 0.0);
    let counted = Counted {
        sum: 0,
        stage: TourCountStage::Ended,
        failure: Some(CountError::OutOfMemory { bytes: 77 }),
        memory: 9,
    };
    let failed = count.hearing(count.request.slice(2, 1.0, Found::Counted(counted)), 50.0);
    assert_eq!(failed.request.state().name(), "failed");
    assert_eq!(failed.missing_memory(), Some(77));
    assert_eq!(failed.request.wanted(), None, "the other workers stop");
    assert!(failed.started(PLENTY, 60.0).request.is_running());
}

#[test]
fn workers_that_fail_end_a_count() {
    let count = chess_board().started(PLENTY, 0.0);
    let failure = count.request.report(0, Event::Failed(Failure::Workers));
    let failed = count.hearing(failure, 9.0);
    assert_eq!(failed.request.state(), &JobState::Failed(Failure::Workers));
}

#[test]
fn a_board_too_wide_is_not_begun() {
    let wide = count("9x10", TourKind::Closed);
    assert!(wide.memory_needed().is_err());
    assert_eq!(wide.started(PLENTY, 0.0), wide);
}
