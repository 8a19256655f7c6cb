//! Counts as they begin, continue, end and fail.

use bezzel_solver::board::Size;

use super::*;
use crate::bridge::{Event, Failure, Rest};

const PLENTY: Means = Means {
    workers: 4,
    memory: 2 << 30,
};

fn count(size: &str, kind: TourKind) -> Count {
    Count::new(size.parse::<Size>().unwrap().into(), kind)
}

fn chess_board() -> Count {
    count("8x8", TourKind::Closed)
}

/// The count once it has begun.
fn started(mut count: Count) -> Count {
    count.start(PLENTY);
    count
}

/// The shares that a count hands out.
fn shares(count: &Count) -> Vec<TourCountRequest> {
    let tasks = count.job.wanted().into_iter();
    let request = |task: &Task| match task {
        Task::Count(Rest { request, .. }) => request.clone(),
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
    count.job.slice(task, fraction, Found::Counted(counted))
}

#[test]
fn a_count_that_has_not_begun_is_idle() {
    let count = chess_board();
    assert_eq!(count.job.state().name(), "idle");
    let running = started(count);
    let mut other = running.clone();
    other.choose(&running.board, TourKind::Open);
    assert_eq!(other, running, "it continues");
    other.cancel();
    other.choose(&running.board, TourKind::Open);
    assert_eq!(other.job.state().name(), "idle");
}

#[test]
fn the_shares_of_all_workers_add_up() {
    let mut count = started(chess_board());
    let requests = shares(&count);
    assert_eq!(requests.len(), 4);
    assert!(requests.iter().all(|request| request.check().is_ok()));
    for task in 0..4 {
        assert_eq!(count.job.state().name(), "running");
        assert_eq!(count.tours(), None, "a sum of parts is no count");
        count.receive(slice(&count, task, 10 + task as u128, 1.0));
    }
    assert_eq!(
        (count.job.state().name(), count.tours()),
        ("done", Some(46))
    );
    assert_eq!(count.job.wanted(), None);
    count.choose(&count.board.clone(), TourKind::Open);
    assert_eq!(
        count.all_counted(),
        [(count.board.size(), TourKind::Closed, 46)]
    );
}

#[test]
fn what_was_counted_is_stored_once() {
    let stored = vec![(chess_board().board.size(), TourKind::Closed, 5)];
    let mut count = chess_board().with_stored(stored.clone(), None);
    count.start(Means {
        workers: 1,
        ..PLENTY
    });
    count.receive(slice(&count, 0, 5, 1.0));
    assert_eq!(count.all_counted(), stored);
}

#[test]
fn a_count_of_a_shape_is_not_stored_as_that_of_its_board() {
    let cross = crate::boards::drawing::Preset::Cross;
    let shape = cross.shape("6x6".parse().unwrap());
    let mut count = started(Count::new(shape, TourKind::Closed));
    assert_eq!(count.running(), None);
    count.receive(slice(&count, 0, 2, 1.0));
    assert_eq!((count.tours(), count.all_counted()), (Some(2), Vec::new()));
}

#[test]
fn a_count_that_was_broken_off_is_reported_until_one_begins() {
    let broken_off = Some((chess_board().board.size(), TourKind::Closed, 37));
    let mut count = count("6x6", TourKind::Closed).with_stored(Vec::new(), broken_off);
    count.choose(&count.board.clone(), TourKind::Open);
    assert_eq!(count.broken_off, broken_off);
    let running = started(count);
    assert_eq!(running.broken_off, None);
    assert_eq!(
        running.running(),
        Some((running.board.size(), TourKind::Open, 0))
    );
}

#[test]
fn as_many_workers_count_as_there_is_memory_for() {
    let of = |count: &Count, memory| {
        let mut count = count.clone();
        count.start(Means { memory, ..PLENTY });
        shares(&count).len()
    };
    let large = chess_board();
    let needed = large.memory_needed().unwrap();
    assert_eq!(of(&large, 2 * needed + 1), 2);
    assert_eq!(of(&large, needed), 1);
    assert_eq!(of(&large, needed - 1), 0, "it does not begin");
    let small = count("5x6", TourKind::Closed);
    assert_eq!(of(&small, PLENTY.memory), 1, "it is not worth more");
}

#[test]
fn reports_of_a_cancelled_count_are_late() {
    let mut count = started(chess_board());
    let late = slice(&count, 0, 5, 0.5);
    count.cancel();
    assert_eq!(
        (count.job.state().name(), count.job.wanted()),
        ("cancelled", None)
    );
    let cancelled = count.clone();
    count.receive(late.clone());
    assert_eq!(count, cancelled);
    let again = started(cancelled);
    let mut same = again.clone();
    same.receive(late);
    assert_eq!(same, again);
}

#[test]
fn too_little_memory_ends_a_count() {
    let mut count = started(chess_board());
    let counted = Counted {
        sum: 0,
        stage: TourCountStage::Ended,
        failure: Some(CountError::OutOfMemory { bytes: 77 }),
        memory: 9,
    };
    count.receive(count.job.slice(2, 1.0, Found::Counted(counted)));
    assert_eq!(count.job.state().name(), "failed");
    assert_eq!(count.missing_memory(), Some(77));
    assert_eq!(count.job.wanted(), None, "the other workers stop");
    assert!(started(count).job.is_running());
}

#[test]
fn workers_that_fail_end_a_count() {
    let mut count = started(chess_board());
    count.receive(count.job.report(0, Event::Failed(Failure::Workers)));
    assert_eq!(count.job.state(), &JobState::Failed(Failure::Workers));
}

#[test]
fn a_board_too_wide_is_not_begun() {
    let wide = count("9x10", TourKind::Closed);
    assert!(wide.memory_needed().is_err());
    assert_eq!(started(wide.clone()), wide);
}
